import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isPerson } from '../../lexicon/counted-nouns.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { formsOf } from '../../lexicon/forms-of.ts';

const named = {
  rule: 'Reflexive',
  reason: 'Grammar',
  summary: 'The object is the same as the subject, or no object is due.',
} as const;

const selves: Readonly<Record<string, readonly [string, string]>> = {
  i: ['me', 'myself'],
  we: ['us', 'ourselves'],
  you: ['you', 'yourself'],
  he: ['him', 'himself'],
  she: ['her', 'herself'],
  they: ['them', 'themselves'],
};
const bodily =
  /^(?:hurt|cut|burn|wash|dry|shave|injure|weigh|introduce|express|blame|teach|prepare|kill|behave|describe|defend|enjoy|repeat|improve|protect|calm|find|see|ask|buy|make|tell|convince|consider|force|control|relax)$/;
const ownOnly = /^(?:hurt|cut|burn|shave|injure|behave|express|enjoy|weigh)$/;
const withoutObject =
  /^(?:feel|relax|concentrate|meet|wonder|remember|complain|rest|decide|imagine|sit|stand|lie|wake|hurry|worry)$/;

/** "The guard hurt him while he was asleep" involves two persons; with a knife or a tool in hand one hurts oneself. */
const withTools =
  /^(?:chopping|cutting|peeling|slicing|cooking|frying|ironing|shaving|sawing|carving|sharpening|grating|repairing|mending|drilling|opening|baking|gardening)$/;

/** "The cook hurt her while she was chopping": the subject is a noun. */
function ofNoun(words: Sentence['words']): Edit[] {
  const phrase = nounPhraseAt(words, 0);
  const [verb, object, link, subject, was, doing] = words.slice((phrase?.head ?? -9) + 1);
  const noun = phrase && words[phrase.head];
  const base = verb && formsOf({ ...verb, kind: 'VERB' })?.base;
  if (!noun || !isPerson(noun.lower) || !object || !base || !/^(?:hurt|cut|burn|injure|shave)$/.test(base)) {
    return [];
  }
  const own = object.lower === 'her' ? 'she' : object.lower === 'him' ? 'he' : '';
  return own !== '' &&
    subject?.lower === own &&
    link?.lower === 'while' &&
    was?.lower === 'was' &&
    withTools.test(doing?.lower ?? '')
    ? [{ ...named, at: phrase.head + 2, remove: 1, put: [own === 'she' ? 'herself' : 'himself'] }]
    : [];
}

/** "I cut me", "He hurt him while he was", "I feel myself good" (Quirk and others, 6.23–28). */
export function reflexives({ words }: Sentence): Edit[] {
  return [...ofNoun(words), ...words.flatMap((word, at) => ofPronoun(words, word, at))];
}

function ofPronoun(words: Sentence['words'], word: TaggedWord, at: number): Edit[] {
  const own = Object.hasOwn(selves, word.lower) ? selves[word.lower] : undefined;
  if (!own) return [];
  const verbAt = words[at + 1]?.kind === 'AUX' || words[at + 1]?.kind === 'ADV' ? at + 2 : at + 1;
  const verb = words[verbAt];
  const object = words[verbAt + 1];
  const base = verb && formsOf({ ...verb, kind: 'VERB' })?.base;
  if (!verb || !object || object.before !== '' || base === undefined) return [];
  const next = words[verbAt + 2];
  if (
    object.lower === own[1] &&
    withoutObject.test(base) &&
    next &&
    !(base === 'feel' && next.lower === 'in')
  ) {
    const isOwn = base === 'relax' || base === 'imagine' || /^(?:to|as|for)$/.test(next.lower);
    return isOwn ? [] : [{ ...named, at: verbAt + 1, remove: 1, put: [] }];
  }
  if (
    object.lower === own[0] &&
    base === 'feel' &&
    next?.before === '' &&
    /^(?:ADJ|ADV)$/.test(next.kind) &&
    word.lower !== 'you'
  ) {
    return [{ ...named, at: verbAt + 1, remove: 1, put: [] }];
  }
  if (object.lower !== own[0] || !bodily.test(base) || (word.lower === 'you' && !ownOnly.test(base))) {
    return [];
  }
  if (object.lower === 'her' && next?.before === '' && /^(?:NOUN|ADJ)$/.test(next.kind)) return [];
  const isFirst = word.lower === 'i' || word.lower === 'we';
  const isSame = isFirst
    ? ownOnly.test(base) || !/^(?:VERB|ADJ)$/.test(next?.kind ?? '')
    : /^(?:hurt|cut|burn|shave|injure|behave|express|enjoy)$/.test(base);
  if (
    !isSame ||
    (!isFirst && base !== 'behave' && base !== 'enjoy' && !agentAgain(words.slice(verbAt + 2), word.lower))
  ) {
    return [];
  }
  return [{ ...named, at: verbAt + 1, remove: 1, put: [own[1]] }];
}

/** The same pronoun is the subject again: "He hurt him while he was". */
const agentAgain = (rest: Sentence['words'], pronoun: string): boolean =>
  rest.some(
    ({ lower }, at) =>
      lower === pronoun &&
      /^(?:while|when|because|as|and|after|before|with)$/.test(rest[at - 1]?.lower ?? ''),
  ) ||
  rest.some(({ lower }) =>
    /^(?:knife|razor|oven|stove|glass|scissors|shaving|cooking|accidentally)$/.test(lower),
  );
