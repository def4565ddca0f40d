export { localise } from './localise.ts';
export { piecesOf } from './pieces.ts';
