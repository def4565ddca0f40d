export { MakeLocal } from './make-local.tsx';
