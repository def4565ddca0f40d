export { cslItem, type CslItem } from './format/csl-item.ts';
export { fromCsl } from './import/from-csl.ts';
