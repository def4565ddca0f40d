export { default as Essay } from './essay.tsx';
