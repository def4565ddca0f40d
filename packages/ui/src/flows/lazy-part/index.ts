export { lazyPart, type LazyPartOptions, type LazyPartProps } from './lazy-part.tsx';
export { PartBoundary, type PartBoundaryProps } from './part-boundary.tsx';
export { loadTexts } from './load-texts.ts';
