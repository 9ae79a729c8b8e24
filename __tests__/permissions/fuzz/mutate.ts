import type { Random } from './random.js';
import { joined } from './join.js';
import { respelled } from './spell.js';
import { FORBIDDEN, FORBIDDEN_WHEN_OPEN, HONEST } from './seeds.js';

/**
 * `count` lines made of honest ones: with something forbidden in them, words spelled otherwise, pieces where they do not
 * belong. What is still allowed is changed further.
 */
export function mutations(random: Random, count: number, isAllowed: (line: string) => boolean): string[] {
  const pool = [...HONEST];
  return Array.from({ length: count }, () => {
    const base = random.pick(random.chance(0.5) ? HONEST : pool);
    const line = mutated(base, random);
    if (line.length < LONGEST && line !== base && isAllowed(line)) pool.push(line);
    return line;
  });
}

const LONGEST = 300;

function mutated(honest: string, random: Random): string {
  let line = honest;
  if (random.chance(0.5)) line = joined(line, smuggled(random), random);
  if (random.chance(0.1)) line = joined(random.pick(HONEST), line, random);
  for (let times = random.below(3); times > 0; times -= 1) line = respelled(line, random);
  return random.chance(0.5) ? disturbed(line, random) : line;
}

function smuggled(random: Random): string {
  let act = random.pick(random.chance(0.5) ? FORBIDDEN : FORBIDDEN_WHEN_OPEN);
  while (random.chance(0.4)) act = respelled(act, random);
  return random.chance(0.2) ? random.pick(BEFORE) + act : act;
}

/** Harmless, but with what a reader may take for the end of something. */
const BEFORE = [
  'ls a/; ',
  'echo "}"; ',
  "echo '}'; ",
  "echo ')'; ",
  'echo "(" ")"; ',
  'echo \\); ',
  ": '`'; ",
  ': "\'"; ',
  'case x in x) :;; esac; ',
  'case x in (x) :;; esac; ',
  ': # )\n',
  ": # '\n",
  ': <<E\n)\nE\n',
  ": <<'E'\n`\nE\n",
  'echo "$(echo ")")"; ',
  'echo ${x:-)}; ',
  'echo ${x:-"}"}; ',
  "echo $')'; ",
  "echo $'\\''; ",
  'echo a#b; ',
  'echo #)\n',
  ': ]; ',
  ': ]]; ',
  ': }; ',
  ': )) 2>/dev/null\n',
  'fi() { :; }; ',
  'echo $((1)); ',
  'echo $((1)) ) ; ',
  '{ :; }; ',
  '(:); ',
];

const PIECES =
  '" \' ` \\ $( ) ${ } ( { ; & | || && < > >> <<< !  * ? [ ] [[ ]] = == ~ - -- , : :- # % @ + $ $$ $\' $" $(( )) (( ;; ;& ;;& esac done fi then do in'
    .split(' ')
    .concat(
      ' ',
      '\n',
      '\t',
      '\r',
      ' #',
      '# ',
      '\\\n',
      '\n#',
      ' \\ ',
      '<<E\n',
      '\nE\n',
      ' &\n',
      ' -exec ',
      ' x=',
      ' {} ',
      "''",
      '""',
      ' > ',
      ' 2>&1 ',
      ' -',
      ' >&',
      '<(',
      '<&-',
      '>&-',
      '<&1',
      '>&2',
      '2>&',
      '<&',
      '>(',
      '<>',
      '>|',
      '&>>',
      '{x}>',
      '${x}',
      '$x',
      '$@',
      '${IFS}',
      '{,}',
      '{a,b}',
      'case x in x) ',
      'function f ',
      '() ',
      '() {',
      'coproc ',
      'time ',
      '! ',
      'if ',
      'while ',
      'for x in ',
      'select x in ',
      'until ',
      '\u00a0',
      '\u200b',
      '\uff53',
      '\u202e',
      '\ufeff',
      '\0'.replace('\0', '\u0001'),
      '\u0085',
      '\u2028',
      '\v',
      '\f',
    );

/** A piece put in, taken out, doubled or moved at any place. */
function disturbed(line: string, random: Random): string {
  let text = line;
  for (let times = 1 + random.below(3); times > 0; times -= 1) {
    const at = random.below(text.length + 1);
    const end = Math.min(text.length, at + 1 + random.below(random.chance(0.8) ? 3 : 20));
    const before = text.slice(0, at);
    switch (random.below(5)) {
      case 0:
        text = before + text.slice(end);
        break;
      case 1:
        text = before + text.slice(at, end) + text.slice(at);
        break;
      default:
        text = before + random.pick(PIECES) + text.slice(at);
    }
  }
  return text;
}
