export { vars } from './contract.css.ts';
export { breakpoints, layer, narrow, touch } from './scale.ts';
