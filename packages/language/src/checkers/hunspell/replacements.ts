import type { DictionaryLanguage } from './dictionary-language.ts';
import type { Effort } from './effort.ts';
import { knownSlip } from './known-slips.ts';
import { nearWords } from './near-words.ts';
import type { Dictionary } from './open-dictionary.ts';
import { withSharpS } from './spelling-habits.ts';
import { slipDistance } from './slip-distance.ts';
import type { WordRanks } from './word-ranks.ts';

export interface Replacement {
  readonly word: string;
  /** From 0, hardly a change from a frequent word, upwards. */
  readonly cost: number;
}

const mostReplacements = 4;
const mostRemembered = 5_000;
/** The list has ten thousand words: rarer ones count as if they came next. */
const rareRank = 20_000;
const rankWeight = 0.09;
/** Below this cost the first replacement is close enough to skip Hunspell, which is slow. */
const nearEnough = 1.15;
const longestSplit = 24;
/** German joins words that other languages write apart. */
const mostSplitRank = { fr: 3_000, de: 300, pt: 3_000 };

/** Hunspell splits any unknown word in two: "web mail". Two words are offered only where both are frequent. */
const inOneWord = (suggested: readonly string[]): string[] => suggested.filter((word) => !word.includes(' '));

/** Empty once the effort budget is used up. */
export type Replacements = (word: string, effort: Effort) => readonly Replacement[];

/**
 * What a misspelt word may have meant, the likeliest first. Words one slip away are looked up in the dictionary;
 * Hunspell's own search, which takes up to a third of a second, is used only if none is close and the effort budget
 * allows it.
 */
export function createReplacements(
  language: DictionaryLanguage,
  dictionary: Dictionary,
  rankOf: WordRanks,
  meantBy: (word: string) => string | undefined = () => undefined,
): Replacements {
  const remembered = new Map<string, readonly Replacement[]>();

  const costOf = (written: string, meant: string): number => {
    const rank = rankOf(meant) ?? rankOf(meant.toLowerCase()) ?? rareRank;
    return slipDistance(written, meant, language) + rankWeight * Math.log(1 + rank / 50);
  };
  const rank = (word: string, candidates: Iterable<string>): Replacement[] =>
    [...new Set(candidates)]
      .filter((candidate) => candidate !== word)
      .map((candidate) => ({ word: candidate, cost: costOf(word, candidate) }))
      .toSorted((a, b) => a.cost - b.cost)
      .slice(0, mostReplacements);

  const splits = (word: string): string[] => {
    if (word.length > longestSplit) return [];
    return Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => [
      word.slice(0, at + 2),
      word.slice(at + 2),
    ])
      .filter((parts) =>
        parts.every(
          (part) => (rankOf(part) ?? rareRank) < mostSplitRank[language] && dictionary.isKnown(part),
        ),
      )
      .map((parts) => parts.join(' '));
  };

  /** "schliessen": the Swiss spelling stands for the word with ß that sounds the same. */
  const inGermany = (word: string): string | undefined =>
    language === 'de' ? withSharpS(word).find((other) => dictionary.isKnown(other)) : undefined;

  function tryNear(word: string): Replacement[] {
    const near = [...nearWords(word, language)].filter((slip) => slip.length > 1 && dictionary.isKnown(slip));
    const capital = word.charAt(0).toUpperCase() + word.slice(1);
    return rank(word, [...near, ...splits(word), ...(dictionary.isKnown(capital) ? [capital] : [])]);
  }

  return (word, effort) => {
    const known = remembered.get(word);
    if (known) return known;
    const meant = knownSlip(word, language) ?? inGermany(word) ?? meantBy(word);
    if (meant !== undefined) return [{ word: meant, cost: 0 }];
    if (!effort.mayTry()) return [];
    const own = effort.spend(() => tryNear(word));
    const isNear = own[0] !== undefined && own[0].cost <= nearEnough;
    if (!isNear && !effort.maySearch()) return own;
    const found = isNear
      ? own
      : effort.spend(() =>
          rank(word, [...own.map((one) => one.word), ...inOneWord(dictionary.suggest(word))]),
        );
    remembered.set(word, found);
    const [oldest] = remembered.keys();
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
    return found;
  };
}
