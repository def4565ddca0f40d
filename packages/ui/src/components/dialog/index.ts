export { Dialog, type DialogProps } from './dialog.tsx';
export { Unasked } from './unasked.ts';
