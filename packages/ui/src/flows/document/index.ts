export { DocumentPage, type DocumentPageProps } from './document-page.tsx';
export { WordCount, type WordCountProps, type WordStore } from './word-count.tsx';
