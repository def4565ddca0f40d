export { ImportReport, type ImportReportProps } from './import-report.tsx';
export type { ImportedFile } from './imported-file.ts';
