export { ReadingPage, type ReadingPageProps } from './reading-page.tsx';
