export { DocumentItem, type DocumentItemProps } from './document-item.tsx';
