import { join } from 'node:path';
import type { Sandbox } from '../sandbox/types.js';
import { globPattern } from '../text/glob-pattern.js';

/** A sandbox in which nothing that these globs mean can be written: whole folders where they say so, else the files there are. */
export function protectPaths(
  sandbox: Sandbox,
  globs: readonly string[],
  tree: { readonly workspace: string; readonly files: readonly string[] },
): Sandbox {
  const readOnly = globs.flatMap((glob) => placesOf(glob, tree.files)).map((path) => join(tree.workspace, path));
  if (readOnly.length === 0) return sandbox;
  return {
    ...sandbox,
    run: (request) => {
      const isConcerned = request.trust === 'steered' && request.standIn === undefined;
      return sandbox.run(isConcerned ? { ...request, readOnly: [...(request.readOnly ?? []), ...readOnly] } : request);
    },
  };
}

function placesOf(glob: string, files: readonly string[]): readonly string[] {
  const folder = /^([^*?{[]+)\/\*\*(?:\/\*)?$/.exec(glob)?.[1];
  return folder === undefined ? files.filter((path) => globPattern(glob).test(path)) : [folder];
}

/** The same for the tools that write files. */
export function protectRules(globs: readonly string[], settings: string) {
  return globs.map((glob) => ({ text: `Edit(/${glob})`, where: `${settings}: tests.protect` }));
}
