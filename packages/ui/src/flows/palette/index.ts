export { default as PaletteDialog } from './palette-dialog.tsx';
