export { citationKeys } from './citation-keys.ts';
export { type ReferenceFileFormat, referenceFileFormats, writeReferences } from './write-references.ts';
