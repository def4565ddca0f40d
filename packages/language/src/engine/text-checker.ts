import type { Stretch } from '@octavo/contract/unfinished-header';
import type { CheckedParagraphs, ParagraphChecker, ParagraphJob } from '../checkers/paragraph-checker.ts';
import { englishOf } from '../english/dialect.ts';
import { outsideStretches } from './bound-work.ts';
import type { Caller } from './caller.ts';
import { amongParagraphs } from './certainty/among-paragraphs.ts';
import { amongText, type ReadParagraph } from './certainty/among-text.ts';
import { namesOf } from './certainty/names-of-text.ts';
import { termsOf } from './certainty/repeated-terms.ts';
import { type CheckedLanguage, languageOfCountry } from './checked-language.ts';
import { type Finding, isTold } from './finding.ts';
import type { ParagraphCache } from './paragraph-cache.ts';
import type { ParagraphLanguage } from './paragraph-language.ts';
import { readParagraphs, rememberingLanguages } from './read-paragraphs.ts';
import { readableText } from '@octavo/contract/readable-text';

/** A mistake in a text: `offset` and `length` count UTF-16 units of the whole text. */
export interface TextFinding extends Omit<Finding, 'isLikely' | 'sureness'> {
  /** Only likely to be a mistake: "Apply all" skips it. */
  readonly isLikely: boolean;
}

export interface Writer {
  /** ISO 3166-1 alpha-2: decides which variety of English. */
  readonly countryCode: string;
  /** For text whose language is unclear, such as a title on its own; by default the country's. */
  readonly language?: CheckedLanguage | undefined;
  readonly caller?: Caller | undefined;
  /** Also return withheld findings, marked as such: for a caller that has reported them before. */
  readonly withheld?: boolean | undefined;
  /** The rest of the document, which shows how its language is spelt; it is not checked. */
  readonly around?: string | undefined;
}

export interface TextReading {
  /** The mistakes in text order. */
  readonly findings: TextFinding[];
  /** Parts whose check is not complete and which may hold more: to be requested again. */
  readonly unfinished: readonly Stretch[];
}

export interface TextChecker {
  /** @throws what the paragraph checker throws, or the signal's reason */
  read(text: string, writer: Writer, signal?: AbortSignal): Promise<TextReading>;
  /** Returns only the findings of `read`. */
  check(text: string, writer: Writer, signal?: AbortSignal): Promise<TextFinding[]>;
}

/** Results for paragraphs already checked, by content: after each keystroke all but one paragraph are unchanged. */
export interface TextMemory {
  readonly findings: ParagraphCache<readonly Finding[]>;
  readonly languages: ParagraphCache<ParagraphLanguage>;
}

const never = new AbortController().signal;

const readOf = ({ paragraph, language }: ParagraphJob, findings: readonly Finding[] = []): ReadParagraph => ({
  text: paragraph,
  language,
  findings,
});

const isSure = ({ isLikely }: Finding): boolean => isLikely !== true;

/** Checks texts of any length and in several languages with a paragraph checker. */
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
      const beside = readableText(around).text;
      const reading = { dialect: englishOf(countryCode), countryCode, language, languageOf };
      const paragraphs = await readParagraphs(text, { ...reading, around: beside });
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
      const isName = namesOf([text, beside]);
      const read = new Map(
        paragraphs.map(({ key, job }): [string, ReadParagraph] => [key, readOf(job, found.get(key))]),
      );
      if (memory && beside !== '' && [...read.values()].some(({ findings: those }) => those.some(isSure))) {
        for (const { key, job } of await readParagraphs(beside, { ...reading, around: text })) {
          const known = memory.findings.get(key);
          if (known !== undefined) read.set(key, readOf(job, known));
        }
      }
      const inText = amongText([...read.values()]);
      const findings = paragraphs.flatMap(({ key, job, offset, foreign }) =>
        outsideStretches(found.get(key) ?? [], foreign)
          .map((finding) => (isAmongOthers ? amongParagraphs(job.paragraph, finding) : finding))
          .filter((finding) => isGiven(finding) && !isTerm(job.paragraph, finding))
          .filter((finding) => job.language === 'de' || !isName(job.paragraph, finding))
          .map((finding) => inText(job.language, job.paragraph, finding))
          .map(({ sureness: _sureness, ...finding }) => {
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
