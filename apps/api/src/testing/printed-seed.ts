/** `PROPERTY_SEED=… vitest run …` repeats a run. */
const given = Number(process.env['PROPERTY_SEED']);

/** A new seed for every run, printed so that the run can be repeated. */
export const printedSeed =
  Number.isSafeInteger(given) && given !== 0 ? given : Math.floor(Math.random() * 2 ** 31);
process.stdout.write(`PROPERTY_SEED=${printedSeed}\n`);
