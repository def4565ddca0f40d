export { InstallDialog, type InstallDialogProps } from './install-dialog.tsx';
export { type InstallPlace, installPlaces } from './install-steps.ts';
