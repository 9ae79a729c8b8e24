/** A part named `.git`, also as other file systems spell it: no tool opens one, and no tree that is pushed may hold one. */
export function hasGitPart(path: string): boolean {
  return path.split('/').some((part) => /^(\.git|git~\d+)[ .]*(:|$)/i.test(part.replace(INVISIBLE, '')));
}

/** Characters that HFS+ drops from names. */
const INVISIBLE = /\u200c|\u200d|\u200e|\u200f|[\u202a-\u202e]|[\u206a-\u206f]|\ufeff/g;
