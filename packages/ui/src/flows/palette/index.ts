export { default as PaletteDialog } from './palette.overlay.tsx';
