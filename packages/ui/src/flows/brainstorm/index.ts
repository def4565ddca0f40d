export { default as Brainstorm } from './brainstorm.overlay.tsx';
