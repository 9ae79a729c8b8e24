/** `startRef` of a request, where the event's ref is a branch. A tag cannot be the base of a pull request. */
export function branchOf(ref: string | undefined): { readonly startRef?: string } {
  const branch = /^refs\/heads\/(.+)$/.exec(ref ?? '')?.[1];
  return branch === undefined ? {} : { startRef: branch };
}
