import { articlesAmongFaults } from './articles-among-faults.ts';
import { droppedPrepositionsAmongFaults } from './dropped-prepositions-among-faults.ts';
import { prepositionsAmongFaults } from './prepositions-among-faults.ts';
import type { Rule } from './rule.ts';
import { wordsAmongFaults } from './words-among-faults.ts';

/** What good writers also write for reasons of their own, and is read where a text has other faults. */
export const rulesAmongFaults: readonly Rule[] = [
  ...prepositionsAmongFaults,
  ...droppedPrepositionsAmongFaults,
  ...articlesAmongFaults,
  ...wordsAmongFaults,
];
