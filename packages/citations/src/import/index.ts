export type { ReadParts } from './imported.ts';
export { readParts } from './read-parts.ts';
export { withoutDoubles } from './without-doubles.ts';
