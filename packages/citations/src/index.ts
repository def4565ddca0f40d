export { type Citation, citationKey, citationOf, type CitedWork } from './citation.ts';
export { styleOf } from './style-of.ts';
export { readReference, readReferences } from './read-reference.ts';
