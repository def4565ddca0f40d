import { readCleanText } from '../../evals/corrections/clean-text.ts';
import { type EvalLanguage, readFaults } from '../../evals/corrections/fault.ts';

const paragraphWords = 80;
/** One sentence of so many holds a fault. */
const between = 12;

/** Paragraphs of some 80 words, all different, from the clean prose of the evals with a faulty sentence now and then. */
export function paragraphs(language: EvalLanguage, words: number): string[] {
  const clean = readCleanText(language, 'open').flatMap(({ text }) => sentences(text, language));
  const faulty = readFaults(language, 'open').map(({ text }) => text);
  const draw = lots();
  const pick = (from: readonly string[]): string => from[Math.floor(draw() * from.length)] ?? '';
  const made: string[] = [];
  for (let written = 0, count = 0; written < words;) {
    const paragraph: string[] = [];
    while (wordsOf(paragraph) < paragraphWords) {
      count += 1;
      paragraph.push(pick(count % between === 0 ? faulty : clean));
    }
    made.push(paragraph.join(' '));
    written += wordsOf(paragraph);
  }
  return made;
}

const wordsOf = (parts: readonly string[]): number => parts.join(' ').split(/\s+/u).length;

function sentences(text: string, language: EvalLanguage): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return text
    .split(/\n+/u)
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => sentence.split(' ').length > 4);
}

/** A linear congruential generator (Numerical Recipes) with a fixed seed. */
function lots(): () => number {
  let state = 20_261_121;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
