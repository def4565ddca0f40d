export { SlideOver, type SlideOverProps } from './slide-over.tsx';
