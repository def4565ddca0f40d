import { matchCase } from '../../engine/match-case.ts';
import { type Dialect, dialectOf, type English } from '../dialect.ts';
import type { Finding } from '../../engine/finding.ts';
import { harperWords, type EnglishWords } from './english-words.ts';
import { irregularFor } from './learner-forms.ts';
import { ownSpelling } from './own-spelling.ts';
import { rareWords } from './rare-words.ts';
import { slipDistance } from './slip-distance.ts';
import { splitWords } from './split-words.ts';
import { isCoarse } from './coarse-words.ts';
import { chooseJointly, isLeft } from './in-context.ts';
import type { ReadText } from './likely-names.ts';
import { wordsOfShortLine } from '../../engine/short-line.ts';
import { candidatesFor, type Ranked } from './candidates.ts';
import { costOf, nearWords } from './near-words.ts';
import { wordCounts } from './word-counts.ts';

/** Harper's rule for words missing from the dictionary. */
export const spellingRule = 'SpellCheck';
/** Harper's rule for the first word of a sentence: a misspelt word gets its capital together with its correction. */
const capitalRule = 'SentenceCapitalization';
const withCapital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** Misspelt words whose candidates are cached; they recur whenever a paragraph changes. */
const mostKept = 5000;
const mostCandidates = 16;
/**
 * Up to this distance a slip leaves little doubt what was meant: "excercise" differs more only because it is longer.
 */
const near = { word: 0.9, longWord: 1.3 };
const longWord = { letters: 7, count: 500 };
/** Better than any similar word. */
const surely = 10;
/** "Childrens" is more often a plural than a possessive. */
const ownerCost = 0.8;

export type Spelling = {
  /** Loads in advance what the first review would have to wait for. */
  warm(word: string): Promise<void>;
  /** Returns the words that are spelt correctly in no dialect. */
  unknown(words: readonly string[]): Promise<ReadonlySet<string>>;
  /** Returns the words of a line, in lower case, that are spelt correctly in no dialect. */
  unknownIn(line: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Reports words that are correct in another English only if the writer's own spells them differently, puts the
   * likeliest replacement of other misspelt words first, and adds split words and slips that happen to be rare words.
   */
  review(paragraph: string, findings: readonly Finding[], english: English): Promise<Finding[]>;
};

export function createSpelling(words: EnglishWords = harperWords()): Spelling {
  const kept = new Map<string, readonly Ranked[]>();
  const unknownIn = (line: readonly string[]): Promise<ReadonlySet<string>> =>
    words.unknown([...new Set(line.map((word) => word.toLowerCase()))]);
  return {
    async warm(word) {
      await words.unknown([word]);
      nearWords(word, 1);
    },
    unknown: (asked) => words.unknown(asked),
    unknownIn,
    async review(paragraph, findings, english) {
      const dialect = dialectOf(english);
      const wordOf = ({ offset, length }: Finding): string => paragraph.slice(offset, offset + length);
      const flagged = findings.filter(({ rule }) => rule === spellingRule).map(wordOf);
      const wrong = await words.unknown([...new Set(flagged)]);
      const own = new Map<string, string | undefined>();
      for (const word of new Set(flagged).difference(wrong)) {
        own.set(word, await ownSpelling(word, { english, words }));
      }
      const ranked = new Map<string, readonly Ranked[]>();
      for (const word of wrong) {
        const key = `${dialect} ${word}`;
        const offered = findings
          .filter((finding) => finding.rule === spellingRule && wordOf(finding) === word)
          .flatMap(({ replacement, alternatives }) => [replacement, ...alternatives]);
        const candidates = kept.get(key) ?? (await rank(word, offered, dialect, words));
        ranked.set(word, candidates);
        if (kept.size > mostKept) kept.clear();
        kept.set(key, candidates);
      }
      const openings = new Set(
        findings.filter(({ rule }) => rule === capitalRule).map(({ offset }) => offset),
      );
      const strange = flagged.length > 0 ? await unknownIn(wordsOfShortLine(paragraph) ?? []) : undefined;
      const chosen = chooseJointly(
        { paragraph, strange },
        findings.filter(({ rule }) => rule === spellingRule),
        (finding) => ranked.get(wordOf(finding)) ?? [],
      );
      const reviewed = findings.flatMap((finding): Finding[] => {
        if (finding.rule !== spellingRule) return [finding];
        const spelling = own.get(wordOf(finding));
        if (spelling !== undefined) return [{ ...finding, ...inOwnEnglish, replacement: spelling }];
        const proposed = withLikeliest({ paragraph, strange }, finding, chosen.get(finding) ?? []);
        if (!proposed) return [];
        return [openings.has(finding.offset) ? capitalised(proposed) : proposed];
      });
      const mended = new Set(
        reviewed.filter(({ rule }) => rule === spellingRule).map(({ offset }) => offset),
      );
      const split = splitWords(paragraph);
      const left = reviewed
        .filter(({ rule, offset }) => rule !== capitalRule || !mended.has(offset))
        .filter((finding) => finding.rule !== spellingRule || !split.some((word) => touches(word, finding)));
      const known = [...left, ...split];
      return known.concat(
        rareWords(paragraph).filter((rare) => !known.some((other) => touches(rare, other))),
      );
    },
  };
}

const inOwnEnglish = {
  kind: 'style',
  reason: 'Regionalism',
  rule: 'OwnSpelling',
  summary: 'Your English spells this word another way.',
  alternatives: [],
} as const;

const touches = (a: Finding, b: Finding): boolean =>
  a.offset < b.offset + b.length && b.offset < a.offset + a.length;

/** The finding with the likeliest replacements; undefined if the word may be a name or a word of its own. */
function withLikeliest(text: ReadText, finding: Finding, chosen: readonly string[]): Finding | undefined {
  const [likeliest] = chosen;
  if (likeliest === undefined || isLeft(text, finding, likeliest)) return undefined;
  const { paragraph } = text;
  const [replacement = likeliest, ...alternatives] = chosen.map((one) =>
    isGraded(paragraph, finding) ? one.replace(/^(?:more|most) /i, '') : one,
  );
  const mark = isDoublePossessive(paragraph, finding, likeliest) ? 1 : 0;
  const isFar = isFarFrom(paragraph.slice(finding.offset, finding.offset + finding.length), likeliest);
  return { ...finding, length: finding.length + mark, replacement, alternatives, ...(isFar && { isFar }) };
}

/** A regular form of an irregular word, such as "informations", leaves no doubt, however far away the right form is. */
function isFarFrom(written: string, meant: string): boolean {
  if (irregularFor(written.toLowerCase()) !== undefined) return false;
  const isLong =
    written.length >= longWord.letters &&
    written.charAt(0).toLowerCase() === meant.charAt(0).toLowerCase() &&
    wordCounts().of(meant.toLowerCase()) >= longWord.count;
  return slipDistance(written, meant) > (isLong ? near.longWord : near.word);
}

const capitalised = (finding: Finding): Finding => ({
  ...finding,
  replacement: withCapital(finding.replacement),
  alternatives: finding.alternatives.map(withCapital),
});

/** "More beautifuler": the word before already marks the comparative. */
const isGraded = (paragraph: string, { offset }: Finding): boolean =>
  /\b(?:more|most) $/i.test(paragraph.slice(Math.max(0, offset - 6), offset));

/** "The childrens' toys": the apostrophe after the word is part of the mistake. */
const isDoublePossessive = (paragraph: string, { offset, length }: Finding, replacement: string): boolean =>
  replacement.endsWith("'s") && /^['’]\s/.test(paragraph.slice(offset + length));

async function rank(
  word: string,
  offered: readonly string[],
  dialect: Dialect,
  words: EnglishWords,
): Promise<Ranked[]> {
  const regular = irregularFor(word);
  if (regular !== undefined) {
    const form = { candidate: inCaseOf(word, regular), cost: -surely };
    const owner = { candidate: inCaseOf(word, `${regular}'s`), cost: ownerCost - surely };
    return /(?:children|women|men)s$/i.test(word) ? [form, owner] : [form];
  }
  const plural = /[^aeiou]ys$/i.test(word) ? `${word.slice(0, -2).toLowerCase()}ies` : undefined;
  if (plural !== undefined && (await words.known([plural], dialect)).has(plural)) {
    return [{ candidate: inCaseOf(word, plural), cost: -surely }];
  }
  const found = [
    ...offered.map((candidate) => ({ candidate, cost: costOf(word, candidate) })),
    ...(await candidatesFor(word, { dialect, words })),
  ].map(({ candidate, cost }) => ({ candidate: inCaseOf(word, candidate), cost }));
  const cheapest = new Map<string, number>();
  for (const { candidate, cost } of found) {
    if (candidate !== word && candidate !== '' && !isCoarse(candidate)) {
      cheapest.set(candidate, Math.min(cost, cheapest.get(candidate) ?? Infinity));
    }
  }
  return [...cheapest]
    .map(([candidate, cost]) => ({ candidate, cost }))
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, mostCandidates);
}

function inCaseOf(word: string, candidate: string): string {
  return word.length > 1 && word === word.toUpperCase()
    ? candidate.toUpperCase()
    : matchCase(word, candidate);
}
