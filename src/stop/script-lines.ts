const TALKATIVE =
  /(?:^|[\s/"'])(?:jest|vitest|mocha|ava|pytest|unittest|rspec|phpunit|prove|ctest|go test|cargo test|nextest)(?:\s|$|["'])/;

/** Does the command, or the script that npm names before it runs it, call a runner that never ends in silence? */
export function talksToItsEnd(output: string, command: string): boolean {
  return TALKATIVE.test(command) || scriptsOf(output).some((script) => TALKATIVE.test(script));
}

/** True for commands that do nothing by their own words, as `true` or a script that only prints. */
export function ranNothing(output: string, command: string): boolean {
  const scripts = scriptsOf(output);
  const all = scripts.length > 0 ? scripts : [command];
  return all.every((script) => /^(?:|#.*|true|:|exit 0|echo\b[^;&|]*)$/.test(script.trim()));
}

/** What package managers print before they run a script: "> name@version test" and "> command", or "$ command". */
export function scriptsOf(output: string): string[] {
  const lines = output.split('\n');
  return lines.flatMap((line, at) => {
    if (line.startsWith('$ ')) return [line.slice(2)];
    const headed = line.startsWith('> ') && /^> [^\s@]*@?[^\s@]+@\S+ \S/.test(lines[at - 1] ?? '');
    return headed ? [line.slice(2)] : [];
  });
}
