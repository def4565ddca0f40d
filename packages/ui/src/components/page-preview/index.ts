export { PagePreview, type PagePreviewProps } from './page-preview.tsx';
