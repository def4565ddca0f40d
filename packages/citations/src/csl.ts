export { cslItem } from './format/csl-item.ts';
export { readLocator } from './format/read-locator.ts';
export { fromCsl } from './import/from-csl.ts';
