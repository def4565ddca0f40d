export { default as Install } from './install.overlay.tsx';
export { InstallDialog, type InstallDialogProps } from './install-dialog.tsx';
