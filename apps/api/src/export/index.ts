export { exportDocument, type ExportedFile, type ExportInput } from './export-document.ts';
