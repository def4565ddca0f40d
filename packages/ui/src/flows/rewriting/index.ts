export { Rewriting } from './rewriting.tsx';
