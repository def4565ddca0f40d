export { default as Versions } from './versions.overlay.tsx';
