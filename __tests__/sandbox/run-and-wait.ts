import { readFileSync } from 'node:fs';
import { runner, sandboxOn, type Ground } from './ways.js';

// Started as a process of its own, to be killed: runs a command that would go on for long.
const [way = '', file = '', seconds = ''] = process.argv.slice(2);
const ground = JSON.parse(readFileSync(file, 'utf8')) as Ground;
await runner(sandboxOn(way, ground), ground.workspace)(
  `setsid sleep ${seconds} & echo begun > begun; sleep ${seconds}`,
  {
    timeoutMs: 600_000,
  },
);
