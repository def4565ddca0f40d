export { ConflictDialog, type ConflictDialogProps, type ConflictSide } from './conflict-dialog.tsx';
