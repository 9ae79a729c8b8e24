import { ECOSYSTEMS } from '../../src/ecosystems/index.js';

/** The table of languages in docs/gate.md, a row for each ecosystem. */
export function languageTable(): string {
  const rows = ECOSYSTEMS.map((ecosystem) => {
    const files = ecosystem.endings.map((ending) => `\`.${ending}\``).join(' ');
    const runs =
      ecosystem.detect === undefined
        ? 'by others'
        : [...new Set(ecosystem.zeroTests.map(({ command }) => `\`${command}\``))].join(', ');
    const { structure, endings } = ecosystem;
    const counted = endings.filter(
      (ending) => structure !== 'unread' && structure.readable?.test(`a.${ending}`) === false,
    );
    const but = counted.length === 0 ? '' : `; ${counted.map((ending) => `\`.${ending}\``).join(' ')} counted`;
    const tests = structure === 'unread' ? 'counted' : `read and counted${but}`;
    return `| ${ecosystem.name} | ${files} | ${runs} | ${tests} |`;
  });
  return ['| Language | Files | Run by, for example | Its tests are |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
}
