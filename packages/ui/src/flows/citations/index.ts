export { CitationCard, type CitationCardProps } from './citation-card.tsx';
export { Citing } from './citing.tsx';
export { default as InlineCitationDialog } from './inline-citation.overlay.tsx';
export { default as ReferenceDialog } from './references.overlay.tsx';
export { default as ReferenceImportDialog } from './reference-import.overlay.tsx';
export { ReferencesBlock } from './references-block.tsx';
export type { ListedReference, ReferenceMark } from './listed-reference.ts';
export { ReferenceForm, type ReferenceFormProps } from './reference-form.tsx';
export { ReferenceList, type ReferenceListProps } from './reference-list.tsx';
