import type { Parameters } from 'fast-check';

/** `PROPERTY_SEED=… vitest run …` repeats a run. */
const given = Number(process.env['PROPERTY_SEED']);
const seed = Number.isSafeInteger(given) && given !== 0 ? given : Math.floor(Math.random() * 2 ** 31);
process.stdout.write(`PROPERTY_SEED=${seed}\n`);

/** Different random cases in every run; the seed is printed once per file, so that a run can be repeated. */
export const runOf = (numRuns: number): Pick<Parameters<unknown>, 'seed' | 'numRuns'> => ({ seed, numRuns });
