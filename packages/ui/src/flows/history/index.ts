export { History, type HistoryProps } from './history.tsx';
