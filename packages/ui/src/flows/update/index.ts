export { Update } from './update.tsx';
