export { LeftWords } from './left-words.tsx';
export { default as Recovery } from './recovery.overlay.tsx';
