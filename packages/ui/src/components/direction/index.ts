export { Direction, type DirectionProps } from './direction.tsx';
