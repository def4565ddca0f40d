export { importBounds } from './bounds.ts';
export type { CitedWorks } from './citations/cited-works.ts';
export type { Bibliography } from './citations/works-in.ts';
export type { FilePicture, FileText } from './file-text.ts';
export type { FoundLosses, Losses, LossKind, LossPlaces } from './losses.ts';
export { readFile } from './read-file.ts';
export { type RefusalReason, Refused } from './refusal.ts';
