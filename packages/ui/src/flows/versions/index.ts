export type { Version } from './version.ts';
export { VersionsDialog, type VersionsDialogProps } from './versions-dialog.tsx';
