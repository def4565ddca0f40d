export { default as ShareAccountDialog } from './share-account.overlay.tsx';
export { default as ShareRemovalDialog } from './share-removal.overlay.tsx';
export { SharingSection } from './sharing-section.tsx';
