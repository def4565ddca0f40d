import type { OpenEngine } from '../corrections/engines/engine.ts';
import { applyFirst, type Proposal } from '../corrections/grade.ts';
import type { EssaySentence } from './essay-sentence.ts';
import { type MendedSentence, tokens } from './gleu.ts';

/** A sentence of an essay as an engine left it, and the engine's proposals. */
export interface MendedEssay extends MendedSentence {
  readonly id: string;
  readonly category: string;
  readonly proposals: readonly Proposal[];
}

/** Applies the first replacement of every correction. */
export async function mendAll(
  engine: OpenEngine,
  sentences: readonly EssaySentence[],
  country = 'GB',
): Promise<MendedEssay[]> {
  const mended: MendedEssay[] = [];
  for (const { id, category, text, references } of sentences) {
    const proposals = await engine.check({ text, language: 'en', country });
    const candidate = applyFirst(text, proposals);
    mended.push({ id, category, source: text, candidate, references, proposals });
  }
  return mended;
}

/** The outcome for a sentence; it is right if its words and marks are those of a reference. */
export type Outcome = 'right' | 'rightly left alone' | 'false alarm' | 'left as it was' | 'not right';

export function outcomeOf({ source, candidate, references }: MendedSentence): Outcome {
  const isReference = (text: string): boolean =>
    references.some((reference) => tokens(reference).join(' ') === tokens(text).join(' '));
  const wasRight = isReference(source);
  if (isReference(candidate)) return wasRight ? 'rightly left alone' : 'right';
  if (wasRight) return 'false alarm';
  return candidate === source ? 'left as it was' : 'not right';
}
