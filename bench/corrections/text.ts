import { practiceProse, readCleanText } from '../../evals/corrections/clean-text.ts';
import { type EvalLanguage, practiceSets, readFaults } from '../../evals/corrections/fault.ts';

const paragraphWords = 80;
/** One sentence in this many contains a mistake. */
const between = 12;
const firstYear = 1801;

/** Paragraphs of about 80 words from the evals' open prose, with an occasional faulty sentence. */
export function paragraphs(language: EvalLanguage, words: number): string[] {
  const clean = (['open', ...practiceProse(language)] as const).flatMap((set) =>
    readCleanText(language, set).flatMap(({ text }) => sentences(text, language)),
  );
  const faulty = (['open', ...practiceSets(language)] as const).flatMap((set) =>
    readFaults(language, set).map(({ text }) => text),
  );
  const drawClean = deck(clean);
  const drawFaulty = deck(faulty);
  const made: string[] = [];
  for (let written = 0, count = 0; written < words;) {
    const paragraph: string[] = [];
    while (wordsOf(paragraph) < paragraphWords) {
      count += 1;
      paragraph.push(count % between === 0 ? drawFaulty() : drawClean());
    }
    made.push(paragraph.join(' '));
    written += wordsOf(paragraph);
  }
  return made;
}

/**
 * Draws every sentence once before repeating any. A repeated one gets a year added: otherwise it would come from the
 * cache, and real texts do not repeat themselves.
 */
function deck(all: readonly string[]): () => string {
  const draw = lots();
  let left: string[] = [];
  let year = firstYear - 1;
  return () => {
    if (left.length === 0) {
      left = [...all];
      year += 1;
    }
    const [sentence = ''] = left.splice(Math.floor(draw() * left.length), 1);
    return year === firstYear ? sentence : sentence.replace(/(?=\P{L}*$)/u, ` ${year}`);
  };
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
