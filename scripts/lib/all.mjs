/**
 * Whether to run everything now rather than in turns (`npm test -- --all`): every story in every language, migrations
 * killed at every point, more examples of each property.
 */
export const isAll = (environment = process.env) => environment['OCTAVO_ALL'] === '1';
