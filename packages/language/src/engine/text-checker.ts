import type { Stretch } from '@octavo/contract/unfinished-header';
import type { CheckedParagraphs, ParagraphChecker } from '../checkers/paragraph-checker.ts';
import { englishOf } from '../english/dialect.ts';
import { outsideStretches } from './bound-work.ts';
import type { Caller } from './caller.ts';
import { amongParagraphs } from './certainty/among-paragraphs.ts';
import { termsOf } from './certainty/repeated-terms.ts';
import { type CheckedLanguage, languageOfCountry } from './checked-language.ts';
import { type Finding, isTold } from './finding.ts';
import type { ParagraphCache } from './paragraph-cache.ts';
import type { ParagraphLanguage } from './paragraph-language.ts';
import { readParagraphs, rememberingLanguages } from './read-paragraphs.ts';
import { readableText } from './readable-text.ts';

/** A mistake of a text: `offset` and `length` count UTF-16 units of the whole of it. */
export interface TextFinding extends Omit<Finding, 'isLikely'> {
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
  /** More of the document, which shows how its language is written; it is not checked. */
  readonly around?: string | undefined;
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
      { countryCode, language = languageOfCountry(countryCode), caller, withheld = false, around = '' },
      signal = never,
    ) {
      const isGiven = withheld ? () => true : isTold;
      const { text, original } = readableText(given);
      const paragraphs = await readParagraphs(text, {
        dialect: englishOf(countryCode),
        countryCode,
        around: readableText(around).text,
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
      const isAmongOthers = paragraphs.length > 1 || around.trim() !== '';
      const isTerm = termsOf(
        paragraphs.map(({ key, job }) => ({ text: job.paragraph, findings: found.get(key) ?? [] })),
      );
      const findings = paragraphs.flatMap(({ key, job, offset, foreign }) =>
        outsideStretches(found.get(key) ?? [], foreign)
          .map((finding) => (isAmongOthers ? amongParagraphs(finding) : finding))
          .filter((finding) => isGiven(finding) && !isTerm(job.paragraph, finding))
          .map((finding) => {
            const from = original(offset + finding.offset);
            const to = original(offset + finding.offset + finding.length);
            return { ...finding, offset: from, length: to - from, isLikely: finding.isLikely === true };
          }),
      );
      return {
        findings: findings.toSorted((a, b) => a.offset - b.offset),
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
