export { DiffText, type DiffPart, type DiffTextProps } from './diff-text.tsx';
