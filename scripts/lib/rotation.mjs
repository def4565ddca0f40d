const day = 24 * 60 * 60 * 1000;

/**
 * Which of the items that take turns is due: `OCTAVO_ROTATION`, or the number of the day (UTC). All runs of a day use
 * the same turn, so that a failing test fails again, and as many consecutive days as there are turns cover everything.
 */
export function rotation(environment = process.env, now = Date.now()) {
  const given = environment['OCTAVO_ROTATION'] ?? '';
  if (given === '') return Math.floor(now / day);
  if (!/^\d+$/.test(given)) throw new Error(`OCTAVO_ROTATION is a whole number, not “${given}”.`);
  return Number(given);
}
