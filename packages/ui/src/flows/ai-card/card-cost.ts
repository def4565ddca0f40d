import { countWords } from '@octavo/contract/count-words';
import type { AiCardContext } from '@octavo/machines/ai-card';

/** A passage on an empty line has about this many words. */
const usualPassage = 100;

type Passage = Pick<AiCardContext, 'kind' | 'selection'>;

/** Approximate cost of three versions in AI words: each costs as many words as it has. */
export const costOfThree = ({ kind, selection }: Passage): number =>
  3 * (kind === 'text' ? countWords(selection) : usualPassage);

/** What the versions shown have cost; an estimate where none was written. */
export function costOfLastTry(context: Passage & Pick<AiCardContext, 'versions'>): number {
  const written = context.versions.reduce((sum, { text }) => sum + countWords(text), 0);
  return written > 0 ? written : costOfThree(context);
}
