/** Is the branch one of ours? Work on it was reported where it was asked for; taking it up again by itself would never end. */
export function isOwnBranch(branch: string | undefined, prefix: string): boolean {
  return prefix !== '' && branch !== undefined && branch.startsWith(prefix);
}
