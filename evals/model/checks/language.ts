import { countWords } from '@octavo/contract/count-words';
import { paragraphLanguage } from '@octavo/language';
import type { Answer } from '../answer.ts';
import type { EvalTask } from '../eval-task.ts';
import { checkedAs } from '../language-places.ts';
import { shareOfKnownWords } from './known-words.ts';

/** Fewer words do not show their language reliably. */
const tells = 12;
/** A text of any kind has about nine known words of ten; random letters have hardly any. */
const leastKnown = 0.6;

/** Whether an answer, and each of its longer paragraphs, is in the language of the task. */
export function isInLanguage({ language, source }: EvalTask, { text }: Answer): boolean {
  const wanted = checkedAs[language];
  if (shareOfKnownWords(text, wanted, source) < leastKnown) return false;
  if (countWords(text) >= tells && paragraphLanguage(text) !== wanted) return false;
  return text
    .split(/\n+/u)
    .filter((paragraph) => countWords(paragraph) >= tells)
    .map((paragraph) => paragraphLanguage(paragraph))
    .every((said) => said === wanted || said === 'unclear');
}
