export { FindBar, type FindBarProps } from './find-bar.tsx';
