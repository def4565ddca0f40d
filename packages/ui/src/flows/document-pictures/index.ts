export { default as PictureCard } from './picture-card.tsx';
export { PendingPicture, type PendingPictureProps } from './pending-picture.tsx';
