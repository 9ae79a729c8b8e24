import type { Detector } from './ecosystem.js';
import { fromRows, NOWHERE } from './from-rows.js';

const SCRIPT = /^(?:tests?\/)?(?:run[-_]?)?(?:all[-_]?)?tests?\.sh$/;

/** Asked only when nothing else is found: a script may test anything. */
export const script: Detector = {
  name: 'script',
  marker: NOWHERE,
  ...fromRows([
    { files: SCRIPT, holds: /^#!.*\bbash\b/, command: 'bash {}' },
    { files: SCRIPT, holds: /./, command: 'sh {}' },
  ]),
};
