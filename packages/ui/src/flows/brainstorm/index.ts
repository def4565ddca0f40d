export { default as Brainstorm } from './brainstorm.tsx';
