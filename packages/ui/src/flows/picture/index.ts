export { OwnPicture } from './own-picture.tsx';
export { default as PictureDialog } from './picture.overlay.tsx';
export { useProfileImage } from './use-profile-image.ts';
