import type { ParagraphJob } from '../checkers/paragraph-checker.ts';
import type { English } from '../english/dialect.ts';
import { isHalfEnglish } from '../english/spelling/word-counts.ts';
import { masked } from './bound-work.ts';
import type { CheckedLanguage } from './checked-language.ts';
import { foreignStretches, type ForeignStretch } from './foreign-stretches.ts';
import { languageOfLine } from './line-language.ts';
import { mapWithPauses } from './map-with-pauses.ts';
import { type ParagraphCache, paragraphKey } from './paragraph-cache.ts';
import { isAmong, type ParagraphLanguage, withNeighbours } from './paragraph-language.ts';
import { splitParagraphs } from './paragraphs.ts';
import { spellingHabit } from './spelling-habit.ts';

/** A paragraph to be checked, or a foreign-language sentence in it. */
export interface KeyedJob {
  readonly offset: number;
  readonly job: ParagraphJob;
  readonly key: string;
  /** Foreign-language parts: masked in the job, so that nothing is found there. */
  readonly foreign: readonly ForeignStretch[];
}

type LanguageOf = (paragraph: string) => ParagraphLanguage;

/** Recognises languages and caches the results. */
export function rememberingLanguages(told: ParagraphCache<ParagraphLanguage> | undefined): LanguageOf {
  if (told === undefined) return languageOfLine;
  return (paragraph) => {
    const key = paragraphKey(paragraph);
    const known = told.get(key);
    if (known !== undefined) return known;
    const language = languageOfLine(paragraph);
    told.set(key, language);
    return language;
  };
}

interface Reading {
  readonly dialect: English;
  readonly countryCode: string;
  /** For text whose language is unclear. */
  readonly language: CheckedLanguage;
  readonly languageOf: LanguageOf;
  /** The rest of the document. */
  readonly around: string;
}

/** The paragraphs of a text that are in a checked language, each with its language. */
export async function readParagraphs(
  text: string,
  { dialect, countryCode, language, languageOf, around }: Reading,
): Promise<KeyedJob[]> {
  const all = splitParagraphs(text);
  const told = await mapWithPauses(all, (paragraph) => languageOf(paragraph.text));
  const spoken = withNeighbours(told, language);
  const habitOf = (one: CheckedLanguage) =>
    spellingHabit(
      one,
      [around, ...all.filter((_, index) => spoken[index] === one).map((paragraph) => paragraph.text)],
      countryCode,
    );
  const habits = { en: undefined, fr: undefined, de: habitOf('de'), pt: habitOf('pt') };

  const keyed = (
    job: Omit<ParagraphJob, 'dialect' | 'habit'>,
    offset: number,
    foreign: readonly ForeignStretch[] = [],
  ): KeyedJob => {
    const { paragraph, language: own, continues = false, amongEnglish = false } = job;
    const habit = habits[own];
    return {
      offset,
      foreign,
      job: { ...job, dialect, ...(habit && { habit }) },
      key: paragraphKey(
        own,
        own === 'en' ? dialect : (habit ?? ''),
        String(continues),
        String(amongEnglish),
        paragraph,
      ),
    };
  };

  const jobs = await mapWithPauses([...all.entries()], ([index, paragraph]): KeyedJob[] => {
    const found = spoken[index];
    if (found === undefined || found === 'other') return [];
    const continues = /[,;:]\s*$/.test(all[index - 1]?.text ?? '');
    const amongEnglish =
      told[index] === 'unclear' &&
      found === 'en' &&
      (isAmong(told, index, 'en') || isHalfEnglish(paragraph.text));
    const foreign = foreignStretches(paragraph.text, found);
    return [
      keyed(
        {
          paragraph: masked(paragraph.text, foreign),
          language: found,
          ...(continues && { continues }),
          ...(amongEnglish && { amongEnglish }),
        },
        paragraph.offset,
        foreign,
      ),
      ...foreign.flatMap(({ from, to, readIn }) =>
        readIn === undefined
          ? []
          : [keyed({ paragraph: paragraph.text.slice(from, to), language: readIn }, paragraph.offset + from)],
      ),
    ];
  });
  return jobs.flat();
}
