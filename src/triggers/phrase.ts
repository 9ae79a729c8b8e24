/**
 * What is asked after the trigger phrase in a markdown text: of each phrase the rest of its paragraph, or all that follows
 * when the paragraph ends there or with a colon. Undefined when nobody speaks the phrase: in code, quotes, HTML comments
 * and inside longer words it is only shown.
 */
export function findPrompt(markdown: string, phrase: string): string | undefined {
  if (phrase === '') return undefined;
  const text = markdown.replace(/\r\n?/g, '\n');
  const visible = hideUnspoken(text);
  const spoken = [...visible.matchAll(spokenPhrase(phrase))];
  if (spoken.length === 0) return undefined;
  const prompts = spoken.map((match, index) => {
    const end = spoken[index + 1]?.index ?? text.length;
    return promptBetween(text, visible, match.index + match[0].length, end);
  });
  return prompts.filter((prompt) => prompt !== '').join('\n\n');
}

// Of the same length as the text: offsets in one are offsets in the other.
const SHOWN = '\u0000';
const COMMENTED = '\u0001';

/** An own word: a line start or white space before it, white space or closing punctuation after it. */
function spokenPhrase(phrase: string): RegExp {
  const literal = phrase.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`(?<=^|[^\\S\\uFEFF])${literal}(?=$|[^\\S\\uFEFF]|[:,;.!?)]+(?:$|[^\\S\\uFEFF]))`, 'gim');
}

function promptBetween(text: string, visible: string, start: number, end: number): string {
  const gap = /\n[ \t]*\n/g;
  gap.lastIndex = start;
  const paragraphEnd = Math.min(gap.exec(visible)?.index ?? end, end);
  const paragraph = read(text, visible, start, paragraphEnd);
  return paragraph === '' || paragraph.endsWith(':') ? read(text, visible, start, end) : paragraph;
}

/** The text between, without HTML comments: nobody saw them when the request was made. */
function read(text: string, visible: string, start: number, end: number): string {
  let out = '';
  for (let at = start; at < end; at++) if (visible[at] !== COMMENTED) out += text[at];
  return out.replace(/^\s*[:,;.!?)]+(?=\s|$)/, '').trim();
}

/** Hides, as GitHub renders it, blocks first (fences, indented code, quotes, HTML comments), then spans within paragraphs. */
function hideUnspoken(text: string): string {
  const spans = /<!--[\s\S]*?-->|(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/g;
  return hideBlocks(text).replace(spans, (span) => fill(span, span.startsWith('<') ? COMMENTED : SHOWN));
}

function hideBlocks(text: string): string {
  let fence = '';
  let inComment = false;
  let afterBlank = true;
  const lines = text.split('\n').map((line, index, all) => {
    const newline = index < all.length - 1 ? '\n' : '';
    const opening = /^\s*(`{3,}|~{3,})(?!.*`)|^\s*(~{3,})/.exec(line);
    if (inComment || (fence === '' && /^ {0,3}<!--/.test(line))) {
      inComment = !line.includes('-->');
      const end = inComment ? line.length : line.indexOf('-->') + 3;
      return fill(line.slice(0, end), COMMENTED) + line.slice(end) + newline;
    }
    if (fence !== '') {
      if (closes(line, fence)) fence = '';
      // The line break too: a blank line inside a fence does not end the paragraph.
      return fill(line, SHOWN) + (fence === '' ? newline : fill(newline, SHOWN));
    }
    if (opening !== null) {
      fence = opening[1] ?? opening[2] ?? '';
      return fill(line + newline, SHOWN);
    }
    const indentedCode = afterBlank && /^(?: {4}|\t)/.test(line);
    afterBlank = line.trim() === '' || indentedCode;
    return (indentedCode || /^ {0,3}>/.test(line) ? fill(line, SHOWN) : line) + newline;
  });
  return lines.join('');
}

function closes(line: string, fence: string): boolean {
  const mark = line.trim();
  return mark.length >= fence.length && mark === fence.charAt(0).repeat(mark.length);
}

function fill(text: string, filler: string): string {
  return filler.repeat(text.length);
}
