export { default as WritingRecord } from './record.overlay.tsx';
