import type { ShellRedirect } from './syntax/simple-command.js';

/** Does the redirection write a file? */
export function isWrite(redirect: ShellRedirect): boolean {
  const { operator, target } = redirect;
  return (
    /^(>|>>|>\||&>|&>>|<>|>&)$/.test(operator) &&
    !isBetweenDescriptors(redirect) &&
    !/^\/dev\/(null|std(out|err)|tty|fd\/\d+)$/.test(target?.value ?? '')
  );
}

export function isBetweenDescriptors({ operator, target }: ShellRedirect): boolean {
  return /^[<>]&$/.test(operator) && /^(\d+-?|-)$/.test(target?.value ?? '');
}
