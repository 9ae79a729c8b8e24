/** Both absolute and without `..`. */
export function isBelow(path: string, folder: string): boolean {
  return path !== folder && path.startsWith(folder === '/' ? '/' : `${folder}/`);
}

export function isWithin(path: string, folder: string): boolean {
  return path === folder || isBelow(path, folder);
}
