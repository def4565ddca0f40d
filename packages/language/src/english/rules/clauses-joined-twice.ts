import type { Edit } from '../lexicon/edit.ts';
import type { TaggedWord } from '../lexicon/tagged-words.ts';
import { isOneOf, setOf, type GrammarRule } from './grammar-rule.ts';
import { isClause, isOneClause } from './one-clause.ts';

const openers = setOf('because since if when although though unless whenever while');

/**
 * "Since it was late, so we went home": one conjunction joins two clauses (Swan, "conjunctions: one conjunction for two
 * clauses").
 */
export const clausesJoinedTwice: GrammarRule = ({ words, end }) =>
  end.startsWith('?')
    ? []
    : joinedBy(words, (opener) => (/^(?:although|though)$/.test(opener) ? 'but' : 'so'));

/** "When I came home, then I slept": good writers do this too, for emphasis. */
export const thenBehindWhen: GrammarRule = ({ words, end }) =>
  end.startsWith('?')
    ? []
    : joinedBy(words, (opener) => (/^(?:when|because|since|while)$/.test(opener) ? 'then' : undefined));

function joinedBy(words: readonly TaggedWord[], second: (opener: string) => string | undefined): Edit[] {
  const at = words.findIndex(
    ({ before }, place) => place > 2 && before.includes(',') && !isPlacedAside(words, place),
  );
  const opener = openerAt(words);
  if (at < 0 || opener === undefined || at - opener < 3) return [];
  const word = words[at];
  const next = words[at + 1];
  if (!word || next?.before !== '' || word.lower !== second(words[opener]?.lower ?? '')) return [];
  if (!isClause(words, at + 1) || !isOneClause(words.slice(opener + 1, at))) return [];
  return [
    {
      rule: 'Connective',
      reason: 'Grammar',
      summary: 'The clauses are joined twice; one word is enough.',
      at,
      remove: 1,
      put: [],
    },
  ];
}

/** The opener may follow "but" or "and": "but if it rains". */
function openerAt(words: readonly TaggedWord[]): number | undefined {
  const at = words.findIndex(({ lower }) => !/^(?:but|and|so|even|however|also)$/.test(lower));
  return at >= 0 && isOneOf(words[at], openers) && words[at + 1]?.before === '' ? at : undefined;
}

/** The comma directly before or after the opener. */
const isPlacedAside = (words: readonly TaggedWord[], at: number): boolean => at <= (openerAt(words) ?? 0) + 1;
