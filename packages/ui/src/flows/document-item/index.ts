export { DocumentItem, type DocumentItemProps, type RowPlace } from './document-item.tsx';
