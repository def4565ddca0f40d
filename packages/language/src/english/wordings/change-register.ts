import { contract, expandContractions } from './contractions.ts';
import { casualWords, formalWords } from './registers.ts';
import { isEnglish } from '../../writing/sentences.ts';
import { findSites, replaceSites } from '../../writing/sites.ts';

/** Expands contractions and replaces everyday words with formal ones; undefined if there is nothing to change. */
export function makeFormal(text: string): string | undefined {
  if (!isEnglish(text)) return undefined;
  const plain = expandContractions(text);
  const calm = plain.replaceAll(/!+(?=\s|$)/g, '.');
  return changed(text, replaceSites(calm, findSites(calm, formalWords, [0])));
}

/** Contracts words and replaces formal ones with everyday ones; undefined if there is nothing to change. */
export function makeCasual(text: string): string | undefined {
  if (!isEnglish(text)) return undefined;
  return changed(text, contract(replaceSites(text, findSites(text, casualWords, [0]))));
}

const changed = (before: string, after: string): string | undefined => (after === before ? undefined : after);
