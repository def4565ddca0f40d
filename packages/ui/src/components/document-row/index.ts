export { DocumentRow, type DocumentRowProps } from './document-row.tsx';
