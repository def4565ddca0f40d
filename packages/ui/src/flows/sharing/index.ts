export { default as ShareAccountDialog } from './share-account-dialog.tsx';
export { default as ShareRemovalDialog } from './share-removal-dialog.tsx';
export { SharingSection } from './sharing-section.tsx';
