import type { TextChecker, TextFinding } from '@octavo/language';
import { splitParagraphs } from '../../packages/language/src/engine/paragraphs.ts';
import { countWords } from '../corrections/clean-text.ts';
import { type EvalLanguage, type Fault, practiceSets, readFaults } from '../corrections/fault.ts';
import { applyFirst, gradeFault } from '../corrections/grade.ts';
import { readEssaySentences } from '../gleu/essay-sentence.ts';
import { tokens } from '../gleu/gleu.ts';
import { practiceSetsIn } from '../practice-set.ts';
import { alarmKey, type Judgements } from '../prose/judgements.ts';
import type { Prose } from '../prose/read-prose.ts';

/** A finding, positioned in its paragraph, and whether it is right. */
export interface Judged {
  readonly finding: TextFinding;
  readonly isRight: boolean;
}

export interface ReadParagraph {
  readonly text: string;
  readonly findings: readonly Judged[];
  /** What is checked at once: paragraphs up to some length, as the page sends them, or a sentence of a set. */
  readonly request: symbol;
}

/** Documents or a set of sentences, with the findings in them. */
export interface Read {
  readonly words: number;
  readonly faults: number;
  readonly paragraphs: readonly ReadParagraph[];
}

const homes: Readonly<Record<EvalLanguage, string>> = { en: 'US', fr: 'FR', de: 'DE', pt: 'PT' };
/** As `charactersOfBatch` of the editor. */
const charactersOfRequest = 4_000;
const learnersHomes: Readonly<Record<EvalLanguage, string>> = { ...homes, en: 'GB' };

/** Edited prose: a finding is right if a person judged it so. */
export async function readEdited(
  checker: TextChecker,
  language: EvalLanguage,
  { documents, words }: Prose,
  judgements: Judgements,
): Promise<Read> {
  const paragraphs: ReadParagraph[] = [];
  for (const text of documents) {
    const found = await checker.check(text, { countryCode: homes[language], withheld: true });
    let request = Symbol();
    let characters = 0;
    for (const { text: paragraph, offset } of splitParagraphs(text)) {
      if (characters > 0 && characters + paragraph.length > charactersOfRequest) {
        request = Symbol();
        characters = 0;
      }
      characters += paragraph.length;
      const findings = found
        .filter((one) => one.offset >= offset && one.offset < offset + paragraph.length)
        .map((finding) => ({
          finding: { ...finding, offset: finding.offset - offset },
          isRight: judgements.get(alarmKey(text, finding)) === 'right',
        }));
      paragraphs.push({ text: paragraph, findings, request });
    }
  }
  return { words, faults: 0, paragraphs };
}

/** Sentences with one mistake: a finding is right if it corrects the mistake, alone or together with the others. */
export async function readFaultSets(
  checker: TextChecker,
  language: EvalLanguage,
  faults: readonly Fault[],
): Promise<Read> {
  const paragraphs: ReadParagraph[] = [];
  for (const fault of faults) {
    const found = await checker.check(fault.text, { countryCode: learnersHomes[language], withheld: true });
    const isMended = gradeFault(fault, found).rightFirst;
    const findings = found.map((finding): Judged => {
      const { caught, rightFirst } = gradeFault(fault, [finding]);
      return { finding, isRight: rightFirst || (caught && isMended) };
    });
    paragraphs.push({ text: fault.text, findings, request: Symbol() });
  }
  return { words: wordsOf(faults), faults: faults.length, paragraphs };
}

/** Sentences of essays with several mistakes: a finding is right if it brings the sentence closer to a reference. */
export async function readEssays(
  checker: TextChecker,
  sentences: readonly { readonly text: string; readonly references: readonly string[] }[],
): Promise<Read> {
  const paragraphs: ReadParagraph[] = [];
  for (const { text, references } of sentences) {
    const found = await checker.check(text, { countryCode: 'GB', withheld: true });
    const findings = found.map((finding): Judged => {
      const mended = applyFirst(text, [finding]);
      const isRight = references.some((reference) => distance(mended, reference) < distance(text, reference));
      return { finding, isRight };
    });
    paragraphs.push({ text, findings, request: Symbol() });
  }
  return { words: wordsOf(sentences), faults: 0, paragraphs };
}

const wordsOf = (sentences: readonly { readonly text: string }[]): number =>
  sentences.reduce((sum, { text }) => sum + countWords(text), 0);

export const openFaults = (language: EvalLanguage): Fault[] =>
  (['open', ...practiceSets(language)] as const).flatMap((set) => readFaults(language, set));

export const openEssays = () =>
  (['open', ...practiceSetsIn(new URL('../gleu/en/', import.meta.url))] as const).flatMap((set) =>
    readEssaySentences(set),
  );

export const together = (parts: readonly Read[]): Read => ({
  words: parts.reduce((sum, { words }) => sum + words, 0),
  faults: parts.reduce((sum, { faults }) => sum + faults, 0),
  paragraphs: parts.flatMap(({ paragraphs }) => paragraphs),
});

/** How many words must be inserted, deleted or replaced (Levenshtein). */
function distance(from: string, to: string): number {
  const [one, other] = [tokens(from), tokens(to)];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, word] of one.entries()) {
    const next = [index + 1];
    for (const [at, wanted] of other.entries()) {
      next.push(
        Math.min((row[at] ?? 0) + Number(word !== wanted), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
