import { pathWords } from '../operands.js';
import type { ShellWord } from '../syntax/words.js';
import { awkProblem } from './awk-program.js';
import { dirtyOption } from './options.js';
import { sedEffects } from './sed-script.js';
import { asPath, mayBeOption, never, risky, rows, unproven, valuesOf, type Call, type Row, type Use } from './use.js';

/** Programs whose first argument is a small program of its own. */
export const FILTERS: readonly (readonly [string, Row])[] = [
  ...rows('sed gsed', sed),
  ...rows('awk gawk mawk nawk', awk),
  ...rows('jq gojq jaq', jq),
  ...rows('yq', yq),
  ...rows('sqlite3', sqlite),
];

interface SedWords {
  readonly scripts: readonly (string | undefined)[];
  readonly files: readonly ShellWord[];
  /** What is put after the name of a changed file to keep the old one; undefined where nothing is changed. */
  readonly backup: string | undefined;
  readonly problem?: string;
}

function sed({ args }: Call): Use {
  const { scripts, files, backup, problem } = sedWords(args);
  const paths = files.map(asPath);
  const backups = backup === undefined || backup === '' ? [] : paths.map((path) => backupOf(path, backup));
  const writes = backup === undefined ? [] : [...paths, ...backups];
  const touched = { reads: paths, writes };
  if (problem !== undefined) return { ...unproven(problem), reads: paths, writes: [...paths, ...writes] };
  if (scripts.includes(undefined)) return { ...unproven('the sed script is not known before it runs'), ...touched };
  const effects = sedEffects(scripts.join('\n'));
  if (effects.problem !== undefined) return { ...risky(effects.problem), ...touched };
  const inserted = effects.reads.map((path) => ({ raw: path, path, glob: false }));
  return { nature: backup === undefined ? 'reads' : 'writes', reads: [...paths, ...inserted], writes };
}

function backupOf({ raw, path, glob }: ReturnType<typeof asPath>, suffix: string) {
  return { raw, path: path === undefined || /[*/]/.test(suffix) ? undefined : path + suffix, glob };
}

function sedWords(args: readonly ShellWord[]): SedWords {
  const scripts: (string | undefined)[] = [];
  const operands: ShellWord[] = [];
  let backup: string | undefined;
  let problem: string | undefined;
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] as ShellWord;
    const { value } = word;
    const inPlace = /^(?:-[nErsuz]*i|--in-place=?)(.*)$/s.exec(value ?? '');
    const expression = /^(?:-[nErsuz]*e|--expression=?)(.*)$/s.exec(value ?? '');
    if (value === '--') {
      operands.push(...args.slice(at + 1));
      break;
    }
    if (inPlace !== null) {
      backup = inPlace[1] ?? '';
      // `-i ''` is how other systems write it; here the empty word is an empty script, which changes nothing.
      if (backup === '' && args[at + 1]?.value === '' && args.length > at + 3) at += 1;
    } else if (expression !== null) scripts.push(expression[1] === '' ? args[(at += 1)]?.value : expression[1]);
    else if (
      /^(-[nErsuz]+|--(quiet|silent|regexp-extended|null-data|separate|unbuffered|posix|sandbox))$/.test(value ?? '')
    )
      continue;
    else if (/^-[nErsuz]*l$/.test(value ?? '')) at += 1;
    else if (value !== '-' && value?.startsWith('-') === true) problem ??= `sed ${value} is not understood`;
    else {
      if ((value === undefined || word.glob) && mayBeOption(word)) problem ??= `${word.raw} may stand for an option`;
      operands.push(word);
    }
  }
  const given = scripts.length > 0;
  return {
    scripts: given ? scripts : [operands[0]?.value],
    files: (given ? operands : operands.slice(1)).filter(({ value }) => value !== '-'),
    backup,
    ...(problem === undefined ? {} : { problem }),
  };
}

function awk({ args }: Call): Use {
  let at = 0;
  for (; args[at]?.value?.startsWith('-') === true; at += 1) {
    const value = args[at]?.value ?? '';
    if (value === '--') {
      at += 1;
      break;
    }
    if (/^-[vF]$/.test(value)) at += 1;
    else if (!/^(-[vF].+|-[bcPrS]|--(posix|re-interval|traditional|characters-as-bytes|sandbox|csv))$/s.test(value))
      return { ...risky(`awk ${value} may load and run code`), reads: args.slice(at + 1).map(asPath) };
  }
  const [program, ...operands] = args.slice(at);
  const reads = operands.filter(({ value = '' }) => !/^([A-Za-z_]\w*=|-$)/.test(value)).map(asPath);
  if (program?.value === undefined) return { ...unproven('the awk program is not known before it runs'), reads };
  const problem = awkProblem(program.value);
  if (problem === 'it reads the environment') return never('it prints the environment');
  return problem === undefined ? { nature: 'reads', reads } : { ...risky(problem), reads };
}

const READS_ENVIRONMENT = /\$ENV\b|\$__prog|(?<![.\w$"'])env\b(?!\s*:)/;

/** A jq filter can print the environment and load modules. */
function jq({ program, args }: Call): Use {
  const reads = pathWords(program, args, { operands: 'pattern' });
  const values = valuesOf(args);
  if (values.some((value) => READS_ENVIRONMENT.test(value))) return never('it prints the environment');
  const more = values.some((value) => /\b(import|include|get_search_list|input_filename)\b/.test(value));
  const why = more
    ? 'this jq filter reads more than its input'
    : dirtyOption({ noShort: 'fL', noLong: ['from-file', 'run-tests', 'library-path'] }, args);
  return why === undefined ? { nature: 'reads', reads } : { ...unproven(why), reads };
}

function yq(call: Call): Use {
  const { args, program } = call;
  const values = valuesOf(args);
  const reads = pathWords(program, args, { operands: 'pattern' });
  if (values.some((value) => /\b(str)?env(subst)?\b\s*\(/.test(value))) return never('it prints the environment');
  const why = dirtyOption({ noShort: 'isf', noLong: ['inplace', 'split-exp', 'from-file'] }, args);
  if (why !== undefined) return { ...unproven(why), reads, writes: reads };
  return values.some((value) => /\bload/.test(value))
    ? { ...unproven('it loads other files'), reads }
    : { nature: 'reads', reads };
}

/** Only questions: `.shell`, `.load`, `readfile()` and the like reach further. */
function sqlite({ args }: Call): Use {
  const rest = args.filter(
    ({ value = '' }) => !/^-(readonly|header|csv|column|json|line|list|markdown|table|box)$/.test(value),
  );
  const [database, ...questions] = rest;
  const reads = database === undefined ? [] : [asPath(database)];
  const isAsking =
    questions.length > 0 && questions.every(({ value = '' }) => QUESTION.test(value) && callsOnlyPlain(value));
  if (
    questions.some(({ value = '' }) =>
      /\.(load|shell|system|import|output|once|open|excel|edit|save|clone|restore|cd)\b/.test(value),
    )
  )
    return { ...risky('sqlite3 would run a program or write a file'), reads, writes: reads };
  return isAsking
    ? { nature: 'reads', reads }
    : { ...unproven('this use of sqlite3 may do more than asking'), reads, writes: reads };
}

/** Functions and tables that compute from rows and reach no file; a name in quotes could be any. */
function callsOnlyPlain(question: string): boolean {
  if (/^\s*(\.|pragma\b)/i.test(question)) return true;
  if (/--|\/\*|["`\]]\s*\(/.test(question)) return false;
  return [...question.replace(/'[^']*'/g, "''").matchAll(/(\w+)\s*\(/g)].every(([, name = '']) =>
    PLAIN_CALL.test(name),
  );
}

const PLAIN_CALL =
  /^(count|sum|avg|min|max|total|group_concat|string_agg|length|octet_length|lower|upper|substr|substring|l?trim|rtrim|replace|round|abs|sign|coalesce|ifnull|iif|nullif|date|datetime|time|julianday|strftime|unixepoch|typeof|cast|in|values|exists|and|or|not|when|then|else|instr|printf|format|hex|quote|json\w*|row_number|rank|dense_rank|over|distinct|select|from|where|having|by|as|on|using|like|glob|is|union|all|except|intersect|join|between|random|changes|sqlite_version|pragma_(table_x?info|index_list|index_info|foreign_key_list))$/i;

const QUESTION =
  /^\s*(\.(schema|tables|indexes|databases|dbinfo|fullschema)( [\w.%]*)?|pragma (table_x?info|index_(list|x?info)|foreign_key_list|database_list|user_version|(integrity|quick)_check)(\(\w+\))?;?|(?!.*\b(writefile|readfile|edit|load_extension|fts3_tokenizer)\b)select\b[^;]*;?)\s*$/is;
