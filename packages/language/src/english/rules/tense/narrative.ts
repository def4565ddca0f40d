import type { Sentence } from '../../context/likelihood.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isOneOf } from '../grammar-rule.ts';
import { named, subjects, text, third } from './tense.ts';

/** "She said that she will call": if "but" or "and" with a past follows, the promise belongs to the past. */
export function reported(sentence: Sentence): Edit[] {
  const { words } = sentence;
  return words.flatMap((word, at): Edit[] => {
    if (!/^(?:will|can)$/.test(word.lower) || !isOneOf(words[at - 1], subjects)) return [];
    const before = text(words.slice(Math.max(0, at - 6), at - 1));
    if (
      !/\b(?:said|told (?:me|him|her|us|them)|thought|promised|knew|hoped)(?: (?:me|him|her|us|them))?(?: that)?$/.test(
        before,
      )
    ) {
      return [];
    }
    const rest = text(words.slice(at + 1));
    if (
      !/\bbut\b.*\b(?:did|didn't|never|was|wasn't|had|forgot|changed)\b/.test(rest) &&
      !/^(?:i|we)\b.*\b(?:that)?$/.test(before)
    ) {
      return [];
    }
    return [{ ...named, at, remove: 1, put: [word.lower === 'will' ? 'would' : 'could'] }];
  });
}

/** "While I was walking, I see a dog", "when I was young I play": if one verb is past, the other is too. */
export function narrative({ words }: Sentence): Edit[] {
  const whole = text(words);
  const isPast =
    /\b(?:while|when) (?:\w+ )?(?:i|he|she|it|we|they) (?:was|were) (?:\w+ing|a|an|young|little|small|at|in|on|\d+)\b/.test(
      whole,
    ) || /\b(?:was|were) \w+ing (?:\w+ ){0,4}when\b/.test(whole);
  if (!isPast || /\b(?:now|today|still|always|know|think|remember|say|says|believe|usually)\b/.test(whole)) {
    return [];
  }
  return words.flatMap((verb, at): Edit[] => {
    const subject = words[at - 1];
    if (
      !subject ||
      !/^(?:i|he|she|it|we|they)$/.test(subject.lower) ||
      verb.kind !== 'VERB' ||
      verb.before !== ''
    ) {
      return [];
    }
    const forms = formsOf(verb);
    if (!forms || (verb.lower !== forms.base && verb.lower !== forms.s) || forms.base === forms.past) {
      return [];
    }
    return [{ ...named, at, remove: 1, put: [forms.past] }];
  });
}

/** "It's the first time I see snow". */
export function firstTime({ words }: Sentence): Edit[] {
  const at = words.findIndex(({ lower }) => lower === 'time');
  if (!/^(?:it's|it is|this is) the (?:first|second|third|only) time(?: that)?\b/.test(text(words))) {
    return [];
  }
  const from = words[at + 1]?.lower === 'that' ? at + 2 : at + 1;
  const [subject, verb] = [words[from], words[from + 1]];
  const forms = verb?.kind === 'VERB' ? formsOf(verb) : undefined;
  if (!subject || !isOneOf(subject, subjects) || !verb || !forms) return [];
  if (verb.lower !== forms.base && verb.lower !== forms.s) return [];
  return [
    { ...named, at: from + 1, remove: 1, put: [isOneOf(subject, third) ? 'has' : 'have', forms.participle] },
  ];
}
