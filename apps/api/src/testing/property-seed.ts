/** The seed of random cases that fast-check does not draw; the name of such a test contains it. */
export const propertySeed = Number(process.env['PROPERTY_SEED']);
