import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import type { GrammarRule } from '../grammar-rule.ts';
import { named } from './named.ts';

const liking =
  /^(?:like|likes|liked|love|loves|loved|enjoy|enjoys|enjoyed|hate|hates|hated|miss|misses|missed|admire|admires|dislike|dislikes|appreciate|appreciates|prefer|prefers)$/;

/** "What I like most about my town the market": a clause with "what" and its complement, with no verb between them. */
export const missingBeOfWhat: GrammarRule = ({ words, end }: Sentence): Edit[] => {
  const isClause =
    words[0]?.lower === 'what' && /^(?:i|we|they|he|she|you|people)$/.test(words[1]?.lower ?? '');
  if (!isClause || !end.startsWith('.') || words.some(({ before }) => before !== '')) return [];
  const verbs = words.flatMap((word, at) => (at > 1 && isFinite(word) ? [at] : []));
  const [verb] = verbs;
  if (verb === undefined || verbs.length !== 1 || verb > 3 || words[verb]?.kind !== 'VERB') return [];
  // "What they say in Paris the world repeats": things said, worn or called may be the object of another verb.
  if (!liking.test(words[verb]?.lower ?? '')) return [];
  const at = words.findIndex(
    ({ lower }, place) =>
      place > verb + 2 &&
      /^(?:the|its|their|his|her|a|an)$/.test(lower) &&
      /^(?:NOUN|PROPN)$/.test(words[place - 1]?.kind ?? ''),
  );
  const phrase = at > 0 ? nounPhraseAt(words, at) : undefined;
  const next = phrase && words[phrase.head + 1];
  return phrase && (next === undefined || next.kind === 'ADP') && words[phrase.head - 1]?.kind !== 'NOUN'
    ? [
        {
          ...named,
          at,
          remove: 0,
          put: ['is'],
        },
      ]
    : [];
};
