export { default as Versions } from './versions.tsx';
