export { Avatar, type AvatarProps } from './avatar.tsx';
export { AvatarUpload, type AvatarUploadProps } from './avatar-upload.tsx';
export { type PictureLimits, type PictureRefusal } from './refuse-picture.ts';
