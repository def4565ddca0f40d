export { default as WritingRecord } from './record.tsx';
