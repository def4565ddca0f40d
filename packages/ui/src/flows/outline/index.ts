export { Outline, type OutlineHeading, type OutlineProps } from './outline.tsx';
