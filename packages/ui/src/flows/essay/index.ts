export { default as Essay } from './essay.overlay.tsx';
