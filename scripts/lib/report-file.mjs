import { join } from 'node:path';
import { root } from './install.mjs';

/** The path of a step's machine-readable report. */
export const reportFile = (step) => join(root, 'test-results', `${step.replaceAll(/\W+/g, '-')}.json`);
