export { default as Conflict } from './conflict.overlay.tsx';
export { ConflictDialog, type ConflictDialogProps } from './conflict-dialog.tsx';
