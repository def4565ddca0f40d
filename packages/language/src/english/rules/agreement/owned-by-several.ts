import type { Sentence } from '../../context/likelihood.ts';
import { isPerson } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { pluralOf, singularOf } from '../../lexicon/noun-forms.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { nounEdit } from './noun-edit.ts';

/** Things everybody has several of. */
const parts = /^(?:ear|finger|foot|toe|tooth|leg|knee|shoe|shoulder|lip|parent|classmate|grandparent)$/;
/** Things everybody has one of. */
const single = /^(?:life|car|phone|brain|body|career|job|wife|husband)$/;

/**
 * "Teenagers wear earphones in their ear", "they enjoy their life": things that each of several people has are plural
 * (Quirk and others, 10.48).
 */
export function ownedBySeveral({ words }: Sentence, word: TaggedWord, at: number): Edit[] {
  if (word.lower !== 'their' && word.lower !== 'our') return [];
  const head = /^(?:own|whole|everyday|daily|private)$/.test(words[at + 1]?.lower ?? '') ? at + 2 : at + 1;
  const [noun, next] = [words[head], words[head + 1]];
  if (!noun || noun.before !== '' || noun.text !== noun.lower) return [];
  const isPart = parts.test(noun.lower);
  if (!isPart && !single.test(noun.lower)) return [];
  if (next?.before === '' && !closing.test(next.lower)) return [];
  if (next?.lower === 'for' && noun.lower === 'ear') return [];
  if (/^(?:share|shares|sharing|shared)$/.test(words[at - 1]?.lower ?? '')) return [];
  // "This is our life".
  if (/^(?:is|was|that's|it's)$/.test(words[at - 1]?.lower ?? '')) return [];
  const before = words.slice(0, at);
  const isOurs =
    word.lower === 'our' && noun.lower === 'life' && !words.some(({ lower }) => ofTwo.test(lower));
  if (word.lower === 'our' && !isOurs) return [];
  return (isOurs || before.some(isSeveralPersons)) &&
    !before.some(({ lower }) => ofOne.test(lower)) &&
    !isPast(words)
    ? nounEdit(head, [pluralOf(noun.lower)])
    : [];
}

/** What may follow; "their life together" is a single life. */
const closing =
  /^(?:and|or|but|in|on|at|for|to|with|when|because|by|as|if|than|better|more|easier|easily|happily|happy|too|also|every|is|are|very|well|so|while|after|before|without|until|from)$/;

const isSeveralPersons = ({ lower }: TaggedWord): boolean =>
  /^(?:people|they)$/.test(lower) || (isPerson(lower) && singularOf(lower) !== undefined);

/** Words that go with "their" although they refer to one person or group, or to people who share what they have. */
const ofOne =
  /^(?:everyone|everybody|someone|somebody|anyone|anybody|nobody|person|each|every|whoever|family|couple|team|group|government|company|country|two|both|together|parents)$/;

const ofTwo = /^(?:my|i|me|wife|husband|together|baby|wedding|honeymoon)$/;

const isPast = (words: readonly TaggedWord[]): boolean =>
  words.some(({ lower }) => /^(?:was|were|had|did|didn't|ago|yesterday)$/.test(lower));
