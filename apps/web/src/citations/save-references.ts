import { type ReferenceFileFormat, writeReferences } from '@octavo/citations/files';
import type { Reference } from '@octavo/contract';
import { handOver } from '../hand-over.ts';

const names = { bibtex: 'references.bib', ris: 'references.ris', 'csl-json': 'references.json' } as const;

/** Downloads the references as a file. */
export function saveReferences(references: readonly Reference[], format: ReferenceFileFormat): void {
  handOver(new Blob([writeReferences(references, format)], { type: 'text/plain' }), names[format]);
}
