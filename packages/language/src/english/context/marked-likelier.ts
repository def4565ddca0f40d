import { isPlainSlip } from '../../engine/certainty/plain-slip.ts';
import type { Finding } from '../../engine/finding.ts';
import { spellingRule } from '../spelling/spelling.ts';
import { irregularFor } from '../spelling/learner-forms.ts';
import { isLikelyTerm } from '../spelling/likely-term.ts';
import { wordCounts } from '../spelling/word-counts.ts';
import { likelihoodBetween } from './likelihood-between.ts';

/**
 * By how many powers of ten a change must make its place likelier to be counted separately. A finding based on
 * likelihood alone, or an unknown word, is likelier in any case.
 */
const likelier = { word: 1.5, spelling: 3.5, context: 4.5 };
const around = { before: 100, behind: 80 };
/** Marks and capitals are not in the word model. */
const byMark = /Comma|Mark|Capital|Space/u;

/**
 * From this count on, a slip of a word is likelier than another word that happens to resemble it; few words resemble a
 * long one.
 */
const frequent = { short: 300, long: 40 };
const longWord = 8;

/**
 * Marks changes that make their place in the sentence much likelier, and the unknown words that are likely terms or
 * plain slips.
 */
export function markedLikelier(paragraph: string, findings: readonly Finding[]): Finding[] {
  return findings.map((given) => {
    const finding = spelledWithMark(paragraph, given);
    const { offset, length, rule, replacement } = finding;
    const written = paragraph.slice(offset, offset + length);
    const isUnknown = rule === spellingRule;
    const isTerm = isUnknown && isLikelyTerm(written, replacement);
    const isPlain =
      isUnknown &&
      !isTerm &&
      !finding.isFar &&
      !program.test(paragraph.slice(offset + length)) &&
      (isRegularForm(written) || isPlainSlip(paragraph, finding, isFrequent));
    return {
      ...finding,
      ...(isTerm && { isTerm }),
      ...(isPlain && { isPlain }),
      ...(isLikelier(paragraph, finding, written) && { isLikelier: true }),
    };
  });
}

/** A name at the start of a sentence may resemble a rarer word. */
const factorOfOpening = 10;

const isFrequent = (word: string, isOpening: boolean): boolean =>
  wordCounts().of(word) >=
    (word.length >= longWord ? frequent.long : frequent.short) * (isOpening ? factorOfOpening : 1) &&
  !wordCounts().isName(word);

/** "The debsign command" */
const program = /^ (?:command|daemon)s?\b/u;

/** "childs", "teached"; but "indenter" need not stand for "more indent". */
const isRegularForm = (written: string): boolean =>
  irregularFor(written.toLowerCase())?.includes(' ') === false;

/** "begining" for "beginning,": if a word before a mark is misspelt, the word decides. */
function spelledWithMark(paragraph: string, finding: Finding): Finding {
  const { offset, length, rule, replacement } = finding;
  const isMisspelt = lettersOf(paragraph.slice(offset, offset + length)) !== lettersOf(replacement);
  return byMark.test(rule) && isMisspelt ? { ...finding, rule: spellingRule } : finding;
}

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

function isLikelier(paragraph: string, finding: Finding, written: string): boolean {
  const { offset, length, rule, replacement } = finding;
  if (byMark.test(rule)) return false;
  const before = paragraph.slice(Math.max(0, offset - around.before), offset);
  const behind = paragraph.slice(offset + length, offset + length + around.behind);
  const gain =
    likelihoodBetween(before, replacement.replace(/,$/u, ''), behind) -
    likelihoodBetween(before, written, behind);
  if (rule === spellingRule) return gain >= likelier.spelling;
  return gain >= (rule.startsWith('Context') ? likelier.context : likelier.word);
}
