import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';

const named = {
  rule: 'WordOrder',
  reason: 'WordOrder',
  summary: 'The words stand in another order.',
} as const;

/** "Only when I read the letter I understood": the main verb precedes its subject (Quirk and others, 18.24). */
export function negativeOpening({ words }: Sentence): Edit[] {
  const opening = words
    .slice(0, 2)
    .map(({ lower }) => lower)
    .join(' ');
  if (!/^(?:only (?:when|after|then|if|later)|not until|not only|no sooner|under no)$/.test(opening)) {
    return [];
  }
  const isPhrase = opening === 'only then' || opening === 'only later' || opening === 'not only';
  const at = isPhrase
    ? 2
    : words.findIndex(
        (word, place) =>
          place > 4 &&
          /^(?:i|he|she|it|we|they)$/.test(word.lower) &&
          /^(?:NOUN|PROPN|VERB|ADV|ADJ|PRON)$/.test(words[place - 1]?.kind ?? '') &&
          !/^(?:that|why|how|where|when|what|who|which)$/.test(words[place - 1]?.lower ?? ''),
      );
  const [subject, verb] = [words[at], words[at + 1]];
  // "No sooner said than done, they cheered".
  if (words[2]?.lower === 'said') return [];
  if (!subject || !verb || verb.before !== '' || !/^(?:i|he|she|it|we|they)$/.test(subject.lower)) return [];
  if (words.some((word, place) => isTurned(word.lower, words[place + 1]?.lower))) return [];
  // A further clause might be the main one.
  if (!isPhrase && words.slice(at + 1).some(({ lower }) => mayBeMain.test(lower))) return [];
  if (words.slice(0, at).some(({ lower, before }, place) => place > 0 && before !== '' && lower === 'but')) {
    return [];
  }
  if (verb.kind === 'AUX' && /^(?:can|could|will|would|have|has|had|is)$/.test(verb.lower)) {
    return [{ ...named, at, remove: 2, put: [verb.lower, subject.text] }];
  }
  const forms = verb.kind === 'VERB' ? formsOf(verb) : undefined;
  if (!forms || (verb.lower !== forms.past && verb.lower !== forms.s)) return [];
  const auxiliary = verb.lower === forms.past ? 'did' : 'does';
  return [{ ...named, at, remove: 2, put: [auxiliary, subject.text, forms.base] }];
}

const mayBeMain = /^(?:did|do|does|was|were|can|could|will|would|has|is|are)$/;

/** "did I": the order is already right. */
const isTurned = (verb: string, subject = ''): boolean =>
  /^(?:did|do|does|had|has|have|was|were|is|are|can|could|will|would)$/.test(verb) &&
  /^(?:i|he|she|it|we|they|you)$/.test(subject);
