import { likelihoodBetween } from '../context/likelihood-between.ts';
import { matchCase } from '../../generation/built-in/match-case.ts';
import type { Dialect } from '../dialect.ts';
import type { Finding } from '../finding.ts';
import { harperWords, type EnglishWords } from './english-words.ts';
import { irregularFor } from './learner-forms.ts';
import { isLikelyName } from './likely-names.ts';
import { costOf, nearWords } from './near-words.ts';

/** Harper's rule for words that stand in no dictionary. */
export const spellingRule = 'SpellCheck';
const mostReplacements = 4;
const mostCandidates = 12;
/** Better than any near word. */
const surely = 10;

export type Spelling = {
  /** Opens what the first review would have to wait for. */
  warm(word: string): Promise<void>;
  /**
   * Leaves out findings of spelling on words that are right in any dialect of English, and puts the likeliest
   * replacement of the others first.
   */
  review(paragraph: string, findings: readonly Finding[], dialect: Dialect): Promise<Finding[]>;
};

export function createSpelling(words: EnglishWords = harperWords()): Spelling {
  return {
    async warm(word) {
      await words.unknown([word]);
      nearWords(word, 1);
    },
    async review(paragraph, findings, dialect) {
      const wordOf = ({ offset, length }: Finding): string => paragraph.slice(offset, offset + length);
      const flagged = findings.filter(({ rule }) => rule === spellingRule).map(wordOf);
      const wrong = await words.unknown([...new Set(flagged)]);
      const ranked = new Map<string, readonly Ranked[]>();
      for (const word of wrong) {
        const offered = findings
          .filter((finding) => finding.rule === spellingRule && wordOf(finding) === word)
          .flatMap(({ replacement, alternatives }) => [replacement, ...alternatives]);
        ranked.set(word, await rank(word, offered, dialect, words));
      }
      return findings.flatMap((finding): Finding[] => {
        if (finding.rule !== spellingRule) return [finding];
        const [replacement, ...alternatives] = inContext(
          paragraph,
          finding,
          ranked.get(wordOf(finding)) ?? [],
        );
        if (replacement === undefined || isLikelyName(paragraph, finding, replacement)) return [];
        const mark = isDoublePossessive(paragraph, finding, replacement) ? 1 : 0;
        return [{ ...finding, length: finding.length + mark, replacement, alternatives }];
      });
    },
  };
}

/** "The childrens' toys": the mark behind the word is part of the mistake. */
const isDoublePossessive = (paragraph: string, { offset, length }: Finding, replacement: string): boolean =>
  replacement.endsWith("'s") && /^['’]\s/.test(paragraph.slice(offset + length));

type Ranked = { readonly candidate: string; readonly cost: number };

async function rank(
  word: string,
  offered: readonly string[],
  dialect: Dialect,
  words: EnglishWords,
): Promise<Ranked[]> {
  const near = nearWords(word, mostCandidates);
  const regular = irregularFor(word);
  if (regular !== undefined) {
    const forms = /(?:children|women|men)s$/i.test(word) ? [regular, `${regular}'s`] : [regular];
    return forms.map((form) => ({ candidate: inCaseOf(word, form), cost: -surely }));
  }
  const plural = /[^aeiou]ys$/i.test(word) ? `${word.slice(0, -2).toLowerCase()}ies` : undefined;
  if (plural !== undefined && (await words.known([plural], dialect)).has(plural)) {
    return [{ candidate: inCaseOf(word, plural), cost: -surely }];
  }
  const known = await words.known([...near, ...near.map((candidate) => candidate.toLowerCase())], dialect);
  const right = near
    // A word that often opens a sentence is counted with a capital: only a name is no word without it.
    .map((candidate) => (known.has(candidate.toLowerCase()) ? candidate.toLowerCase() : candidate))
    .filter((candidate) => known.has(candidate));
  return [...new Set([...offered, ...right].map((candidate) => inCaseOf(word, candidate)))]
    .filter((candidate) => candidate !== word && candidate !== '')
    .map((candidate) => ({ candidate, cost: costOf(word, candidate) }))
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, mostCandidates);
}

/** What a thousandfold likelihood between its neighbours is worth, in units of the slip distance. */
const contextWeight = 0.15;
const mostByContext = 5;

/** Puts first what fits best between the words around a misspelt word. */
function inContext(paragraph: string, { offset, length }: Finding, ranked: readonly Ranked[]): string[] {
  const fits = ranked.map(({ candidate }) =>
    likelihoodBetween(paragraph.slice(0, offset), candidate, paragraph.slice(offset + length)),
  );
  const best = Math.max(...fits);
  return ranked
    .map(({ candidate, cost }, index) => ({
      candidate,
      cost: cost + contextWeight * Math.min(mostByContext, best - (fits[index] ?? 0)),
    }))
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, mostReplacements)
    .map(({ candidate }) => candidate);
}

function inCaseOf(word: string, candidate: string): string {
  return word.length > 1 && word === word.toUpperCase()
    ? candidate.toUpperCase()
    : matchCase(word, candidate);
}
