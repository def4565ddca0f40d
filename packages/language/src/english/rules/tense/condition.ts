import type { Sentence } from '../../context/likelihood.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isOneOf } from '../grammar-rule.ts';
import { named, subjects, text, third } from './tense.ts';

/** "If I would have more money, I would": the condition itself takes neither "would" nor "will". */
export function condition(sentence: Sentence): Edit[] {
  const { words } = sentence;
  return words.flatMap((word, at): Edit[] => {
    if (
      word.lower !== 'if' ||
      (at > 0 && !/^(?:and|but)$/.test(words[at - 1]?.lower ?? '') && word.before === '')
    ) {
      return [];
    }
    const subject = nounPhraseAt(words, at + 1);
    const modalAt = isOneOf(words[at + 1], subjects) ? at + 2 : subject ? subject.head + 1 : -1;
    const modal = words[modalAt];
    const verb = words[modalAt + 1];
    const main = text(words.slice(modalAt + 2));
    if (!modal || !verb || !/^(?:would|will)$/.test(modal.lower)) return [];
    if (
      /^(?:like|care|be|please|prefer|kindly|mind|only|just|you|not|ever|never)$/.test(verb.lower) &&
      modal.lower === 'would'
    ) {
      return verb.lower === 'be' && /\bwould\b/.test(main)
        ? [{ ...named, at: modalAt, remove: 2, put: ['were'] }]
        : [];
    }
    if (!/\b(?:would|could|will|can)\b/.test(main)) return [];
    const forms = formsOf(verb) ?? (verb.lower === 'have' ? formsOf({ ...verb, kind: 'AUX' }) : undefined);
    if (!forms || verb.lower !== forms.base) return [];
    if (modal.lower === 'will') {
      const isThird =
        isOneOf(words[at + 1], third) ||
        (subject?.number === 'singular' && !isOneOf(words[at + 1], subjects));
      const present =
        forms.base === 'be'
          ? words[at + 1]?.lower === 'i'
            ? 'am'
            : isThird
              ? 'is'
              : 'are'
          : isThird
            ? forms.s
            : forms.base;
      return [{ ...named, at: modalAt, remove: 2, put: [present] }];
    }
    return [{ ...named, at: modalAt, remove: 2, put: [forms.base === 'be' ? 'were' : forms.past] }];
  });
}

/** "I will call you when I will arrive": time clauses take no "will". */
export function future({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const isTime =
      /^(?:when|until|before|after|once)$/.test(word.lower) ||
      (word.lower === 'as' && words[at - 1]?.lower === 'soon');
    const [subject, modal, verb] = [words[at + 1], words[at + 2], words[at + 3]];
    if (!isTime || !subject || !isOneOf(subject, subjects) || modal?.lower !== 'will' || !verb) return [];
    const elsewhere = text([...words.slice(0, at), ...words.slice(at + 4)]);
    if (!/\b(?:will|i'll|we'll|he'll|she'll|they'll|can|must|please|going to)\b/.test(elsewhere)) return [];
    if (
      /^(?:know|knows|wonder|ask|asked|tell|say|sure|about|idea|decide)$/.test(words[at - 1]?.lower ?? '')
    ) {
      return [];
    }
    const forms = formsOf(verb) ?? (verb.lower === 'be' ? formsOf({ ...verb, kind: 'AUX' }) : undefined);
    if (!forms || verb.lower !== forms.base) return [];
    const isThird = isOneOf(subject, third);
    const be = subject.lower === 'i' ? 'am' : isThird ? 'is' : 'are';
    return [
      { ...named, at: at + 2, remove: 2, put: [forms.base === 'be' ? be : isThird ? forms.s : forms.base] },
    ];
  });
}
