import type { GrammarRule } from '../grammar-rule.ts';
import { beTooMany } from './be-too-many.ts';
import { madeToBe } from './made-to-be.ts';
import { permitsTo } from './permits-to.ts';

/** Verbs that stand together, in the forms that they ask of each other. */
export const verbs: GrammarRule = (sentence) => [
  ...beTooMany(sentence),
  ...madeToBe(sentence),
  ...permitsTo(sentence),
];
