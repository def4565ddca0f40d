import { pluralOf, singularOf, unchanging, uncountable } from '../words/noun-forms.ts';
import { isIrregular, verbForms } from '../words/verb-forms.ts';

const adverbs: Readonly<Record<string, string>> = {
  fastly: 'fast',
  goodly: 'well',
  gooder: 'better',
  badder: 'worse',
};

/**
 * What a regular form of an irregular word stands for: "buyed", "childs", "informations" ("noun inflection" and "verb
 * inflection" in the Cambridge Learner Corpus, D. Nicholls, 2003).
 */
export function irregularFor(written: string): string | undefined {
  const word = written.toLowerCase();
  if (word in adverbs) return adverbs[word];
  const past = [word.replace(/ed$/, ''), word.replace(/d$/, ''), word.replace(/(.)\1ed$/, '$1')].find(
    (base) => word.endsWith('ed') && isIrregular(base),
  );
  if (past) return verbForms(past).past;
  if (!word.endsWith('s')) return undefined;
  const stems = [word.slice(0, -1), word.replace(/es$/, '')];
  return stems
    .map((stem) => {
      if (uncountable.has(stem) || unchanging.has(stem)) return stem;
      if (singularOf(stem) !== undefined && !stem.endsWith('s')) return stem;
      const plural = pluralOf(stem);
      return plural.endsWith('s') && !/(?:ives|lves|aves|eaves)$/.test(plural) ? undefined : plural;
    })
    .find((form) => form !== undefined && form !== word);
}
