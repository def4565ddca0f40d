export { Drawing, type DrawingProps } from './drawing.tsx';
export type { Subject } from './subject.ts';
