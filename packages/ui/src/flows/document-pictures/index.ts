export { default as PictureCard } from './document-pictures.overlay.tsx';
export { PendingPicture, type PendingPictureProps } from './pending-picture.tsx';
