export { default as Conflict } from './conflict.tsx';
export { ConflictDialog, type ConflictDialogProps } from './conflict-dialog.tsx';
