export { type Citation, citationKey, citationOf, type CitedWork } from './citation.ts';
export { readReference, readReferences } from './read-reference.ts';
