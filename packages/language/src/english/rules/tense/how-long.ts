import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import { named } from './tense.ts';

/** States that last until now if somebody asks how long. */
const lasting = /^(?:know|own)$/;
/** Activities whose length nobody plans: "How long are you staying?" asks about the future. */
const doing = /^(?:learning|studying|waiting|dating|collecting|feeling)$/;
/** Words for the future or for what happens these days. */
const otherTime = /^(?:next|tonight|tomorrow|today|these|this|each|every|now|then|while|in|during|per)$/;
const state = /^(?:married|engaged|divorced|retired|unemployed)$/;

/** "How long do you know Tomasz?": what lasts until now takes the perfect (Quirk and others, 4.20). */
export function howLong({ words, end }: Sentence): Edit[] {
  const [how, long, auxiliary, subject] = words;
  const asks = how?.lower === 'how' && long?.lower === 'long';
  if (!asks || !auxiliary || !subject || (!end.startsWith('?') && words.length < 6)) return [];
  // "How long do you own a car before you sell it?": a duration, not something that lasts until now.
  if (
    words.some(({ lower }) => /^(?:before|until|till|after|when|if|left|for|someone|somebody)$/.test(lower))
  ) {
    return [];
  }
  if (/^(?:a|an)$/.test(words[5]?.lower ?? '') || /^(?:a|an)$/.test(subject.lower)) return [];
  const phrase = /^(?:you|they|he|she|we|i)$/.test(subject.lower) ? undefined : nounPhraseAt(words, 3);
  const head = phrase ? phrase.head : 3;
  const isThird = /^(?:he|she)$/.test(subject.lower) || phrase?.number === 'singular';
  const verb = words[head + 1];
  if (!verb || verb.before !== '' || (phrase === undefined && subject.kind !== 'PRON')) return [];
  const have = isThird ? 'has' : 'have';
  const between = words.slice(3, head + 1).map(({ text }) => text);
  if (/^(?:do|does)$/.test(auxiliary.lower)) {
    const forms = formsOf({ ...verb, kind: 'VERB' });
    return forms && lasting.test(forms.base) && verb.lower === forms.base && words[head + 2]?.lower !== 'to'
      ? [{ ...named, at: 2, remove: head, put: [have, ...between, forms.participle] }]
      : [];
  }
  if (
    /^(?:are|is)$/.test(auxiliary.lower) &&
    doing.test(verb.lower) &&
    !words.some(({ lower }) => otherTime.test(lower))
  ) {
    return [{ ...named, at: 2, remove: head, put: [have, ...between, 'been', verb.lower] }];
  }
  return /^(?:are|is)$/.test(auxiliary.lower) && state.test(verb.lower)
    ? [{ ...named, at: 2, remove: head - 1, put: [have, ...between, 'been'] }]
    : [];
}
