export { KindMark, KindName, type Kind, type KindMarkProps, type KindNameProps } from './kind-mark.tsx';
