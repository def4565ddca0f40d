export { default as SampleDialog } from './sample-dialog.tsx';
