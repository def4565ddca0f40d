export { Leaf, type LeafProps } from './leaf.tsx';
