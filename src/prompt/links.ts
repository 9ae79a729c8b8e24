const DESTINATION = String.raw`(<[^<>\n]*>|[^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*)`;
const LABEL = String.raw`((?:\\.|[^[\]\\]|\[[^[\]]*\])*)`;
const TITLE = String.raw`(?:"(?:[^"\n]|\n(?!\n))*"|'(?:[^'\n]|\n(?!\n))*'|\((?:[^()\n]|\n(?!\n))*\))`;
const TARGET = String.raw`\[${LABEL}\]\(\s*${DESTINATION}(?=[\s)])(?:\s+${TITLE})?\s*\)`;
const IMAGE = new RegExp(`!${TARGET}`, 'g');
const LINK = new RegExp(String.raw`(?<!\\)${TARGET}`, 'g');
const REFERENCE = /(!?)\[([^[\]]*)\](?:\[([^[\]]*)\])?(?![(:])/g;
const DEFINITION = new RegExp(
  String.raw`^([ \t]{0,3}|[ \t]*(?:(?:>|[-+*]|\d{1,9}[.)])[ \t]*)+)\[([^[\]^][^[\]]{0,998})\]:[ \t]*\n?[ \t>]*(<[^<>\n]*>|[^\s<>]+)(?:(?:[ \t]+|[ \t]*\n[ \t>]*)${TITLE})?[ \t]*$`,
  'gm',
);

/**
 * Links and images as a reader sees them: label and address stay, titles, image descriptions, reference labels and
 * definitions go. Addresses that would run something go too.
 */
export function withoutHiddenLinks(text: string): { readonly text: string; readonly removed: number } {
  let removed = 0;
  const definitions = new Map<string, string>();
  const hide = (shown: string): string => {
    removed += 1;
    return shown;
  };
  const out = text
    // Images first: one may stand in a link's label.
    .replace(IMAGE, () => hide('(image)'))
    .replace(LINK, (whole, label: string, target: string) => {
      const url = address(target);
      // Without words there is nothing to click on, so that nobody sees where it leads.
      if (url === '' || label.trim() === '') return hide(label);
      return whole === `[${label}](${url})` ? whole : hide(`[${label}](${url})`);
    })
    .replace(DEFINITION, (_, marks: string, label: string, target: string) => {
      definitions.set(keyOf(label), address(target));
      return hide(marks);
    })
    .replace(REFERENCE, (whole, bang: string, label: string, reference: string | undefined) => {
      const url = definitions.get(keyOf(reference === undefined || reference === '' ? label : reference));
      if (url === undefined) return whole;
      if (bang !== '') return hide('(image)');
      return url === '' || label.trim() === '' ? label : `[${label}](${url})`;
    });
  return { text: out, removed };
}

function keyOf(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase();
}

function address(target: string): string {
  const url = target.replace(/^<|>$/g, '').replace(/\s+/g, '%20');
  return /^(?:javascript|vbscript|data):/i.test(url) ? '' : url;
}
