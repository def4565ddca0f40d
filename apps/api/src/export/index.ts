export { exportDocument } from './export-document.ts';
