/** What random cases are drawn by where fast-check does not draw them; named by the test that fails. */
export const propertySeed = Number(process.env['PROPERTY_SEED']);
