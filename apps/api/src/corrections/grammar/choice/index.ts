import type { GrammarRule } from '../grammar-rule.ts';
import { collocations } from './collocations.ts';
import { verbByObject } from './verb-by-object.ts';

/** A verb that does not go with its object. */
export const wordChoice: GrammarRule = (sentence) => [...verbByObject(sentence), ...collocations(sentence)];
