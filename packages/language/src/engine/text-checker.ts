import type { Stretch } from '@octavo/contract/unfinished-header';
import type { CheckedParagraphs, ParagraphChecker, ParagraphJob } from '../checkers/paragraph-checker.ts';
import { type English, englishOf } from '../english/dialect.ts';
import { isHalfEnglish } from '../english/spelling/word-counts.ts';
import type { Caller } from './caller.ts';
import { isLikely } from './certainty/likely-rules.ts';
import { termsOf } from './certainty/repeated-terms.ts';
import { type CheckedLanguage, languageOfCountry } from './checked-language.ts';
import { type Finding, isTold } from './finding.ts';
import { mapWithPauses } from './map-with-pauses.ts';
import { type ParagraphCache, paragraphKey } from './paragraph-cache.ts';
import { languageOfLine } from './line-language.ts';
import { isAmong, type ParagraphLanguage, withNeighbours } from './paragraph-language.ts';
import { readableText } from './readable-text.ts';
import { splitParagraphs } from './paragraphs.ts';

/** A mistake of a text: `offset` and `length` count UTF-16 units of the whole of it. */
export interface TextFinding extends Finding {
  /** It is only likely to be one: whoever mends all at once leaves it out. */
  readonly isLikely: boolean;
}

export interface Writer {
  /** ISO 3166-1 alpha-2: decides which English. */
  readonly countryCode: string;
  /** Of what tells none itself, such as a title that stands alone; else that of the country. */
  readonly language?: CheckedLanguage | undefined;
  readonly caller?: Caller | undefined;
  /** Also what is withheld, marked: for whoever has told it before. */
  readonly withheld?: boolean | undefined;
}

export interface TextReading {
  /** The mistakes of the text in its order. */
  readonly findings: TextFinding[];
  /** What is not checked to its end yet, and may hold more: it is to be asked again. */
  readonly unfinished: readonly Stretch[];
}

export interface TextChecker {
  /** @throws what the paragraph checker throws, or the signal's reason */
  read(text: string, writer: Writer, signal?: AbortSignal): Promise<TextReading>;
  /** The findings of `read`. */
  check(text: string, writer: Writer, signal?: AbortSignal): Promise<TextFinding[]>;
}

/** What is kept of paragraphs that were read, by their content: with each key all of a text but one is as it was. */
export interface TextMemory {
  readonly findings: ParagraphCache<readonly Finding[]>;
  readonly languages: ParagraphCache<ParagraphLanguage>;
}

const never = new AbortController().signal;

/** Checks texts of any length and of several languages by a checker of paragraphs. */
export function textChecker(checker: Pick<ParagraphChecker, 'check'>, memory?: TextMemory): TextChecker {
  const languageOf = rememberingLanguages(memory?.languages);

  const reader: Pick<TextChecker, 'read'> = {
    async read(
      given,
      { countryCode, language = languageOfCountry(countryCode), caller, withheld = false },
      signal = never,
    ) {
      const isGiven = withheld ? () => true : isTold;
      const { text, original } = readableText(given);
      const paragraphs = await readParagraphs(text, {
        dialect: englishOf(countryCode),
        language,
        languageOf,
      });
      const found = new Map(paragraphs.map(({ key }) => [key, memory?.findings.get(key)] as const));
      const missing = new Map(
        paragraphs.filter(({ key }) => found.get(key) === undefined).map(({ key, job }) => [key, job]),
      );
      const unfinished = new Set<string>();
      if (missing.size > 0) {
        const {
          findings,
          passing,
          unfinished: notYet = [],
        }: CheckedParagraphs = await checker.check([...missing.values()], signal, caller);
        [...missing.keys()].forEach((key, index) => {
          const answer = findings[index] ?? [];
          found.set(key, answer);
          if (!passing[index]) memory?.findings.set(key, answer);
          if (notYet[index]) unfinished.add(key);
        });
      }
      const isTerm = termsOf(
        paragraphs.map(({ key, job }) => ({
          text: job.paragraph,
          findings: (found.get(key) ?? []).filter(isTold),
        })),
      );
      const findings = paragraphs.flatMap(({ key, job, offset }) =>
        (found.get(key) ?? [])
          .filter((finding) => isGiven(finding) && !isTerm(job.paragraph, finding))
          .map((finding) => {
            const from = original(offset + finding.offset);
            const to = original(offset + finding.offset + finding.length);
            return { ...finding, offset: from, length: to - from, isLikely: isLikely(finding) };
          }),
      );
      return {
        findings,
        unfinished: paragraphs
          .filter(({ key }) => unfinished.has(key))
          .map(({ job, offset }) => ({
            from: original(offset),
            to: original(offset + job.paragraph.length),
          })),
      };
    },
  };
  return { ...reader, check: async (...of) => (await reader.read(...of)).findings };
}

interface KeyedJob {
  readonly offset: number;
  readonly job: ParagraphJob;
  readonly key: string;
}

type LanguageOf = (paragraph: string) => ParagraphLanguage;

function rememberingLanguages(told: ParagraphCache<ParagraphLanguage> | undefined): LanguageOf {
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
  /** Of what tells none itself. */
  readonly language: CheckedLanguage;
  readonly languageOf: LanguageOf;
}

/** The paragraphs of a text that are in a language which is checked. */
async function readParagraphs(text: string, { dialect, language, languageOf }: Reading): Promise<KeyedJob[]> {
  const all = splitParagraphs(text);
  const told = await mapWithPauses(all, (paragraph) => languageOf(paragraph.text));
  const spoken = withNeighbours(told, language);
  const checked = all.flatMap((paragraph, index) => {
    const found = spoken[index];
    if (found === undefined || found === 'other') return [];
    const continues = /[,;:]\s*$/.test(all[index - 1]?.text ?? '');
    const amongEnglish =
      told[index] === 'unclear' &&
      found === 'en' &&
      (isAmong(told, index, 'en') || isHalfEnglish(paragraph.text));
    return [{ paragraph, found, continues, amongEnglish }];
  });
  return mapWithPauses(checked, ({ paragraph, found, continues, amongEnglish }) => ({
    offset: paragraph.offset,
    job: {
      paragraph: paragraph.text,
      language: found,
      dialect,
      ...(continues && { continues }),
      ...(amongEnglish && { amongEnglish }),
    },
    key: paragraphKey(
      found,
      found === 'en' ? dialect : '',
      String(continues),
      String(amongEnglish),
      paragraph.text,
    ),
  }));
}
