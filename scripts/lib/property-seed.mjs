import { isAll } from './all.mjs';

/** For `npm test`: two runs of the same commit test the same cases (decision 0820). */
export const usualSeed = 20_261_201;

/**
 * The seed of random cases in tests: `PROPERTY_SEED` if it is set, a new one in `npm test -- --all`, and otherwise always
 * the same.
 */
export function propertySeed(environment = process.env, now = Date.now()) {
  const given = environment['PROPERTY_SEED'] ?? '';
  if (given === '') return isAll(environment) ? now % 2 ** 31 : usualSeed;
  if (!/^\d+$/.test(given)) throw new Error(`PROPERTY_SEED is a whole number, not “${given}”.`);
  return Number(given);
}
