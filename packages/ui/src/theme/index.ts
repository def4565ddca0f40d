export { vars } from './contract.css.ts';
export { breakpoints, layer, narrow } from './scale.ts';
