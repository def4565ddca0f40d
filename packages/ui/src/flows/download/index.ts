export { default as DownloadDialog } from './download-dialog.tsx';
