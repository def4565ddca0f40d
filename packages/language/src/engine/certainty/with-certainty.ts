import type { CheckedLanguage } from '../checked-language.ts';
import type { Finding } from '../finding.ts';
import { isEditedSequence } from '../sequences/edited-sequences.ts';
import { sequenceEvidence } from '../sequences/sequence-evidence.ts';
import { measuredRates, type Rates } from './measured-rules.ts';

/** Odds of being right at which a finding is shown, and at which it is sure. */
const odds = { shown: 0.8, sure: 19 };
/** A line too short to tell is taken for one that has a mistake in so many words. */
const fewestWords = { shown: 12, sure: 60 };
/** Among learners' mistakes a sure rule is right this often. */
const leastPrecision = 0.9;
/** A mistake that is only likely speaks half as much for another as one that is sure. */
const weight = { sure: 1, likely: 0.5 };

/**
 * Marks what is only likely and what is withheld, by what was counted of its rule and by the words around it (Bayes): the odds
 * are how many mistakes the rule finds for each that it makes up, by how many mistakes a paragraph like this one has in a word.
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
      isSure: isSure(finding, rates, 1 / Math.max(words, fewestWords.sure)),
    };
  });
  const sure = weighed.filter((one) => one.isSure).length;
  // A habit, such as capitals for what one writes about, is one.
  const likely = new Set(weighed.filter((one) => !one.isSure).map(({ finding }) => finding.rule)).size;
  const mistakes = sure * weight.sure + likely * weight.likely;
  return weighed.map(({ finding, rates, isSure: isSureAlone }) => {
    const others = mistakes - (isSureAlone ? weight.sure : weight.likely);
    const isSureHere =
      isSureAlone || isSure(finding, rates, (1 + others) / Math.max(words, fewestWords.sure));
    if (isSureHere) return finding;
    const density = (1 + others) / Math.max(words, fewestWords.shown);
    const isShown = rates.ratio * density >= odds.shown;
    return { ...finding, isLikely: true, ...(!isShown && { isWithheld: true }) };
  });
}

const isSure = ({ isFar }: Finding, { ratio, precision }: Rates, density: number): boolean =>
  isFar !== true && precision >= leastPrecision && ratio * density >= odds.sure;
