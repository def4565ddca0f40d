export { HistoryPage, type HistoryPageProps } from './history-page.tsx';
