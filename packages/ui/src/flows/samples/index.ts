export { default as SampleDialog } from './samples.overlay.tsx';
