export { Drawing, drawingNames, type DrawingName, type DrawingProps } from './drawing.tsx';
