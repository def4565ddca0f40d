export { FindInDocument } from './find-in-document.tsx';
