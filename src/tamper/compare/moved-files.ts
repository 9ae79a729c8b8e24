import type { ChangedFile } from '../types.js';

/** Paths of files that went elsewhere byte by byte, old and new. */
export function movedFiles(files: readonly ChangedFile[]): string[] {
  const gone = files.filter(({ before, after }) => before !== undefined && after === undefined);
  return files.flatMap(({ path, before, after }) => {
    const old = before === undefined && after !== undefined ? gone.find((one) => one.before === after) : undefined;
    return old === undefined ? [] : [old.path, path];
  });
}

/** Tells paths of moved files by their last segment, so that a move changes no assertion. */
export function withEvenPaths(text: string, moved: readonly string[]): string {
  if (moved.length === 0) return text;
  return text.replace(/"((?:[^"\\]|\\.)*)"/g, (whole, value: string) => {
    const plain = value.replace(/^(\.{1,2}\/)+/, '');
    const isMoved = plain !== '' && moved.some((path) => path === plain || path.endsWith(`/${plain}`));
    return isMoved ? `"${plain.split('/').at(-1) ?? plain}"` : whole;
  });
}
