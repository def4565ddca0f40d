import { join } from 'node:path';
import { root } from './install.mjs';

/** Where the machine-readable report of a step is written. */
export const reportFile = (step) => join(root, 'test-results', `${step.replaceAll(/\W+/g, '-')}.json`);
