export { localise } from './localise.ts';
export { paragraphsOf } from './paragraphs-of.ts';
