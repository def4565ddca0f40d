export { default as DeletionDialog } from './deletion.overlay.tsx';
