import type { CheckedLanguage } from '../checked-language.ts';
import type { Finding } from '../finding.ts';

export interface ReadParagraph {
  readonly text: string;
  readonly language: CheckedLanguage;
  readonly findings: readonly Finding[];
}

interface Limits {
  /** The odds of being right from which a finding stays sure in a text with mistakes. */
  readonly odds: number;
  /** How often its rule must be right in edited prose for it to stay sure in a clean text. */
  readonly editedPrecision: number;
}

/**
 * The lowest at which what is sure in edited prose is nearly always right (`npm run evals -- certainty`); in Portuguese
 * it is without.
 */
const least: Readonly<Partial<Record<CheckedLanguage, Limits>>> = {
  en: { odds: 12, editedPrecision: 0.75 },
  fr: { odds: 12, editedPrecision: 0.75 },
  de: { odds: 12, editedPrecision: 0.75 },
};
/** A text with at most one mistake in this many words is clean. */
const wordsOfClean = 80;
/** A shorter text says little about how many mistakes its writer makes. */
const fewestWords = 60;
/** How much each mistake counts as evidence, as in a paragraph. */
const weight = { sure: 1, likely: 0.5 };

/** A word that occurs this often in a clean text is rather a name or a term: "umbrello". */
const often = 2;

/**
 * Marks as merely likely what is sure enough for its paragraph but not for the whole text: in a text of some hundred
 * words in which nothing else is wrong, most rules are more often wrong than right.
 */
export function amongText(
  paragraphs: readonly ReadParagraph[],
): (language: CheckedLanguage, paragraph: string, finding: Finding) => Finding {
  const readings = new Map<CheckedLanguage, Reading>();
  return (language, paragraph, finding) => {
    const limits = least[language];
    if (!limits || finding.sureness === undefined || finding.isLikely === true) return finding;
    const reading =
      readings.get(language) ?? readingOf(paragraphs.filter((one) => one.language === language));
    readings.set(language, reading);
    return isSure(reading, limits, paragraph, finding, finding.sureness)
      ? finding
      : { ...finding, isLikely: true };
  };
}

interface Reading {
  /** Mistakes per word. */
  readonly density: number;
  /** How often each change is sure. */
  readonly changes: ReadonlyMap<string, number>;
}

function isSure(
  { density, changes }: Reading,
  limits: Limits,
  paragraph: string,
  finding: Finding,
  { ratio, editedPrecision }: NonNullable<Finding['sureness']>,
): boolean {
  if (density * wordsOfClean > 1) return ratio * density >= limits.odds;
  const isTerm = finding.kind === 'spelling' && (changes.get(changeOf(paragraph, finding)) ?? 0) >= often;
  return !isTerm && editedPrecision >= limits.editedPrecision;
}

/** The same word corrected again, or the same doubtful rule, counts once as a mistake: it may be a habit. */
function readingOf(paragraphs: readonly ReadParagraph[]): Reading {
  const changes = new Map<string, number>();
  const likely = new Set<string>();
  let words = 0;
  for (const { text, findings } of paragraphs) {
    words += gapsIn(text) + 1;
    for (const finding of findings) {
      if (finding.isWithheld || finding.isForLine) continue;
      const change = changeOf(text, finding);
      if (finding.isLikely) likely.add(finding.rule);
      else changes.set(change, (changes.get(change) ?? 0) + 1);
    }
  }
  const mistakes = changes.size * weight.sure + likely.size * weight.likely;
  return { density: mistakes / Math.max(words, fewestWords), changes };
}

/** Spaces: a long text is counted again with each changed paragraph, and words by a pattern would take milliseconds. */
function gapsIn(text: string): number {
  let gaps = 0;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) gaps++;
  return gaps;
}

const changeOf = (text: string, { rule, offset, length, replacement }: Finding): string =>
  `${rule} ${text.slice(offset, offset + length)} ${replacement}`.toLowerCase();
