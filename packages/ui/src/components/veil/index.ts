export { Veil, type VeilProps } from './veil.tsx';
