export { CitationChip, type CitationChipProps } from './citation-chip.tsx';
export { citationChip } from './citation-chip.variants.ts';
