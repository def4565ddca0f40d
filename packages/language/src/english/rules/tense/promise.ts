import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { named } from './tense.ts';

/**
 * "I promise that I write to you", "I thought he will come": a promise takes the future, a past thought takes "would"
 * (Quirk and others, 4.42, 14.31).
 */
export const promise = (sentence: Sentence): Edit[] => [...promised(sentence), ...thought(sentence)];

/** Verbs for what can be promised, which is in the future. */
const toCome = /^(?:write|call|phone|come|help|bring|send|pay|visit|return|buy|return|tell|meet|finish)$/;

function promised({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    if (word.lower !== 'promise' || !/^(?:i|we)$/.test(words[at - 1]?.lower ?? '')) return [];
    const from = words[at + 1]?.lower === 'that' ? at + 2 : at + 1;
    const verb = words[from + 1];
    if (words[from]?.lower !== words[at - 1]?.lower || !verb || verb.before !== '') return [];
    const forms = verb.kind === 'VERB' ? formsOf(verb) : undefined;
    if (!forms || verb.lower !== forms.base || !toCome.test(forms.base)) {
      return [];
    }
    return [{ ...named, at: from + 1, remove: 1, put: ['will', verb.lower] }];
  });
}

/** The sequence of tenses after a past thought or a reported question. */
function thought({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const isThought = /^(?:thought|knew|hoped|believed|promised)$/.test(word.lower);
    const isAsked = /^(?:asked|wondered)$/.test(word.lower);
    if (!isThought && !isAsked) return [];
    if (!/^(?:i|you|he|she|we|they)$/.test(words[at - 1]?.lower ?? '') && words[at - 1]?.kind !== 'NOUN') {
      return [];
    }
    let from = /^(?:me|him|her|us|them)$/.test(words[at + 1]?.lower ?? '') ? at + 2 : at + 1;
    const opener = words[from]?.lower ?? '';
    if (isAsked ? !/^(?:if|whether)$/.test(opener) : false) return [];
    if (/^(?:that|if|whether)$/.test(opener)) from++;
    const subject = words[from];
    const verb = words[from + 1];
    if (!/^(?:i|you|he|she|it|we|they)$/.test(subject?.lower ?? '') || !verb || verb.before !== '') return [];
    const modal = verb.lower === 'will' ? 'would' : verb.lower === 'can' ? 'could' : undefined;
    if (modal !== undefined) return [{ ...named, at: from + 1, remove: 1, put: [modal] }];
    return [];
  });
}
