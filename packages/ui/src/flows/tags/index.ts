export { TagDialog, type TagDialogProps } from './tag-dialog.tsx';
export { default as Tags } from './tags.overlay.tsx';
