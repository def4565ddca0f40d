export { default as DeletionDialog } from './deletion-dialog.tsx';
