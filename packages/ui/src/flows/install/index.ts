export { default as Install } from './install.tsx';
export { InstallDialog, type InstallDialogProps } from './install-dialog.tsx';
