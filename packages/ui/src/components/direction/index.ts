export { DirectionProvider } from '@radix-ui/react-direction';
export { Direction, type DirectionProps } from './direction.tsx';
