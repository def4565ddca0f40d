export { default as DownloadDialog } from './download.overlay.tsx';
