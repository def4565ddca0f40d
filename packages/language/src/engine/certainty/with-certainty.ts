import type { CheckedLanguage } from '../checked-language.ts';
import type { Finding } from '../finding.ts';
import { isEditedSequence } from '../sequences/edited-sequences.ts';
import { sequenceEvidence } from '../sequences/sequence-evidence.ts';
import { measuredRates, type Rates } from './measured-rules.ts';

interface Odds {
  readonly shown: number;
  /** In a line that is the whole text, about which somebody is asking. */
  readonly shownInLine: number;
  readonly sure: number;
}

/**
 * The odds of being right from which a finding is shown or counts as sure: the lowest that still meet the goals for
 * edited prose (`npm run evals -- prose certainty`).
 */
const odds: Readonly<Record<CheckedLanguage, Odds>> = {
  en: { shown: 1.5, shownInLine: 0.15, sure: 12 },
  fr: { shown: 1.3, shownInLine: 1.3, sure: 15 },
  de: { shown: 1, shownInLine: 1, sure: 12 },
  pt: { shown: 1, shownInLine: 1, sure: 10 },
};
/**
 * A paragraph too short to judge is taken to have one mistake in this many words: a single-line text has more than a
 * paragraph among others, whose writer has not made many.
 */
const fewestWords = { line: 12, paragraph: 75, sure: 60 };
/** A sure rule is right at least this often among learners' mistakes. */
const leastPrecision = 0.9;
/** How much each other mistake counts as evidence: one that is only likely counts half. */
const weight = { sure: 1, likely: 0.5 };

/**
 * Marks findings that are only likely or withheld, from the counts of their rule and the words around them (Bayes): the
 * odds are the mistakes that the rule finds for each false alarm, times the mistakes per word of a paragraph like this
 * one.
 */
export function withCertainty(
  paragraph: string,
  findings: readonly Finding[],
  language: CheckedLanguage,
  ratesOf = measuredRates(language),
): Finding[] {
  if (findings.length === 0) return [];
  const words = paragraph.match(/\p{L}[\p{L}\p{M}'’-]*/gu)?.length ?? 0;
  const isKnown = isEditedSequence(language);
  const weighed = findings.map((finding) => {
    const evidence = sequenceEvidence(paragraph, finding, isKnown);
    const rates = ratesOf(finding, evidence);
    return {
      finding: { ...finding, evidence },
      rates,
      isSure: isSure(finding, rates, 1 / Math.max(words, fewestWords.sure), odds[language].sure),
    };
  });
  const sure = weighed.filter((one) => one.isSure).length;
  // A habit, such as capitalising one's topic, counts as one mistake.
  const likely = new Set(weighed.filter((one) => !one.isSure).map(({ finding }) => finding.rule)).size;
  const mistakes = sure * weight.sure + likely * weight.likely;
  return weighed.map(({ finding, rates, isSure: isSureAlone }) => {
    const others = mistakes - (isSureAlone ? weight.sure : weight.likely);
    const isSureHere =
      isSureAlone ||
      isSure(finding, rates, (1 + others) / Math.max(words, fewestWords.sure), odds[language].sure);
    if (isSureHere) {
      const { ratio, editedPrecision } = rates;
      return { ...finding, sureness: { ratio, editedPrecision } };
    }
    const oddsIn = (fewest: number): number => (rates.ratio * (1 + others)) / Math.max(words, fewest);
    const { shown, shownInLine } = odds[language];
    if (oddsIn(fewestWords.paragraph) >= shown) return { ...finding, isLikely: true };
    const isForLine = oddsIn(fewestWords.line) >= shownInLine;
    return { ...finding, isLikely: true, ...(isForLine ? { isForLine } : { isWithheld: true }) };
  });
}

const isSure = ({ isFar }: Finding, { ratio, precision }: Rates, density: number, least: number): boolean =>
  isFar !== true && precision >= leastPrecision && ratio * density >= least;
