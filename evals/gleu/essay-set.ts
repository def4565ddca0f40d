import type { Half } from '../corrections/fault.ts';
import { type PracticeSet, practiceSetsIn } from '../practice-set.ts';
import { type EssaySentence, readEssaySentences } from './essay-sentence.ts';

/** Sentences of essays that are scored together. */
export interface EssaySet {
  readonly name: Half | PracticeSet;
  readonly sentences: readonly EssaySentence[];
}

export const readEssaySet = (name: Half | PracticeSet): EssaySet => ({
  name,
  sentences: readEssaySentences(name),
});

export const readPracticeEssays = (): EssaySet[] =>
  practiceSetsIn(new URL('./en/', import.meta.url)).map((name) => readEssaySet(name));
