export { ScrollArea, type ScrollAreaProps } from './scroll-area.tsx';
