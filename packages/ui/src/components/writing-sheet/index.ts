export { WritingSheet, type WritingSheetProps } from './writing-sheet.tsx';
