import type { Correction } from '@octavo/contract';
import { ownSpellingRule } from './spelling/own-spelling.ts';

/** A country is often only guessed from a browser: so many words of another English are the writer's choice. */
const choice = 3;

/** The corrections without those of another English, where the text is written in it: three of its words or more. */
export function inOneEnglish(corrections: readonly Correction[]): Correction[] {
  const others = new Set(
    corrections.filter(({ rule }) => rule === ownSpellingRule).map(({ replacement }) => replacement),
  );
  return corrections.filter(({ rule }) => others.size < choice || rule !== ownSpellingRule);
}
