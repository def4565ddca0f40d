import { paragraphsOf } from '@octavo/language/localising';
import { chargedWords } from '@octavo/language/asking/word-places';
import { splitAfterWords } from '../../allowance/within-words.ts';
import { newWords } from '../built-in/new-words.ts';
import type { Answer } from '../language-model.ts';
import type { LocalParagraph } from './local-paragraph.ts';
import type { Localiser } from './localiser.ts';
import type { Localising } from './localise-by-model.ts';

type Localised = Omit<Localising, 'paragraphs'> & {
  readonly text: string;
  /** Words left in the allowance: that much of the text is localised, up to the end of a sentence. */
  readonly left: number;
  /** Answers with a line of JSON for each paragraph instead of text. */
  readonly asLines: boolean;
};

/**
 * Localises a text, keeping its number of paragraphs.
 *
 * @returns the answer, and the part of it to be charged: the whole of each changed paragraph, or only its new words if
 * no model has written them (decision 0207)
 */
export async function localAnswer(
  localise: Localiser,
  { text, left, asLines, ...place }: Localised,
): Promise<{ readonly answer: Answer; readonly toCharge: () => string }> {
  const parts = partsWithin(paragraphsOf(text), left);
  const paragraphs = parts.map(({ part }) => part).filter((part) => part !== '');
  const { paragraphs: localised, ...by } = await localise({ ...place, paragraphs });
  const changed: string[] = [];

  async function* chunks(): AsyncGenerator<string> {
    const given = localised[Symbol.asyncIterator]();
    try {
      for (const [index, { part, rest }] of parts.entries()) {
        const next = part === '' ? null : await given.next();
        const paragraph: LocalParagraph =
          next === null || next.done === true ? { text: part, kept: 'limit' } : next.value;
        const whole = { ...paragraph, text: paragraph.text + rest };
        yield asLines ? `${JSON.stringify(whole)}\n` : `${index === 0 ? '' : '\n\n'}${whole.text}`;
        // By the time the next paragraph is requested, the caller has been sent this one.
        if (paragraph.text !== part) changed.push(paragraph.text);
      }
    } finally {
      await given.return?.();
    }
  }

  const answer = { ...by, ...(asLines ? { type: 'application/x-ndjson' as const } : {}), chunks: chunks() };
  const toCharge = (): string => {
    const written = changed.join('\n\n');
    return by.engine === 'model' ? written : newWords(written, text);
  };
  return { answer, toCharge };
}

/** Splits each paragraph into what the words are enough for and the rest. */
function partsWithin(paragraphs: readonly string[], most: number): { part: string; rest: string }[] {
  let left = most;
  return paragraphs.map((paragraph) => {
    if (left <= 0) return { part: '', rest: paragraph };
    const split = splitAfterWords(paragraph, left);
    left -= chargedWords(split.part);
    return split;
  });
}
