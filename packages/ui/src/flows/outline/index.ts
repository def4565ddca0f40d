export { Outline, type OutlineHeading, type OutlineOfText, type OutlineProps } from './outline.tsx';
