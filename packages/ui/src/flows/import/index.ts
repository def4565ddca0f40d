export { DropFiles } from './drop-files.tsx';
export { default as Import } from './import.overlay.tsx';
export { ImportChoice, ImportPicker } from './import-choice.tsx';
export { ImportReport, type ImportReportProps } from './import-report.tsx';
