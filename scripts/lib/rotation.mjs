const day = 24 * 60 * 60 * 1000;

/**
 * Which of what takes turns is due: `OCTAVO_ROTATION`, or the number of the day (UTC). All runs of a day look at the
 * same, so that a test that failed fails again, and as many days in a row as there are turns see everything.
 */
export function rotation(environment = process.env, now = Date.now()) {
  const given = environment['OCTAVO_ROTATION'] ?? '';
  if (given === '') return Math.floor(now / day);
  if (!/^\d+$/.test(given)) throw new Error(`OCTAVO_ROTATION is a whole number, not “${given}”.`);
  return Number(given);
}
