import type { Sentence } from '../../context/likelihood.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isOneOf, setOf } from '../grammar-rule.ts';
import { named, subjects, text, third } from './tense.ts';

const perfectFor =
  /\bfor (?:(?:more than|over|about|almost|nearly|at least|around|\w+) )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|over|about|almost|nearly|many|several|some|\d+|a long|a few) (?:years|months|weeks|days|hours|time)\b/;
const since =
  /\bsince (?:i|he|she|we|they|my|his|her|(?:19|20)\d\d|last|yesterday|childhood|then|january|february|march|april|may|june|july|august|september|october|november|december|monday|two|three|the (?:beginning|start|age|day|war)|birth)\b/;
const stative = setOf('live know work be have study learn teach play wait speak own love');

/** "I didn't see him since Christmas". */
export function negatedSince({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const verb = words[at + 1];
    const forms = verb && formsOf({ ...verb, kind: 'VERB' });
    if (!/^(?:didn't|don't|doesn't)$/.test(word.lower) || !verb || !forms || verb.lower !== forms.base) {
      return [];
    }
    const since = words.findIndex(
      ({ lower, before }, place) => place > at + 1 && lower === 'since' && before === '',
    );
    const next = words[since + 1];
    if (
      since < 0 ||
      !next ||
      isOneOf(next, subjects) ||
      words
        .slice(at, since)
        .some(({ lower, before }) => before !== '' || /^(?:and|but|because|that)$/.test(lower))
    ) {
      return [];
    }
    const subject = words[at - 1];
    const isThird =
      isOneOf(subject, third) ||
      (subject?.kind === 'NOUN' && subject.lemma === subject.lower) ||
      word.lower === "doesn't" ||
      subject?.kind === 'PROPN';
    return [{ ...named, at, remove: 2, put: [isThird ? "hasn't" : "haven't", forms.participle] }];
  });
}

export function presentWithSince(sentence: Sentence): Edit[] {
  const { words } = sentence;
  if (!words.some(({ lower }) => lower === 'since' || lower === 'for')) return [];
  return words.flatMap((word, at): Edit[] => {
    const before = words.slice(0, at);
    if (
      before.some(
        ({ lower, kind }) =>
          kind === 'AUX' || /^(?:when|if|to|because|but|that|who|which)$/.test(lower) || kind === 'VERB',
      )
    ) {
      return [];
    }
    const rest = text(words.slice(at + 1));
    const isSince = since.test(rest);
    const isFor = perfectFor.test(rest) && (/\bnow$/.test(rest) || isOneOf(words[at - 1], subjects));
    const between = rest.slice(0, (since.exec(rest) ?? perfectFor.exec(rest))?.index);
    if (
      (!isSince && !isFor) ||
      /\b(?:that|which|who|but|because|and|if|when)\b/.test(between) ||
      /\b(?:a|per|every|each) (?:day|week|month|year)\b/.test(rest)
    ) {
      return [];
    }
    const subject = words[at - 1];
    if (!subject || !(isOneOf(subject, subjects) || subject.kind === 'NOUN' || subject.kind === 'PROPN')) {
      return [];
    }
    const have =
      isOneOf(subject, third) ||
      (!isOneOf(subject, subjects) && subject.lemma === subject.lower && !isFamily(words, at - 1))
        ? 'has'
        : 'have';
    if (/^(?:am|is|are)$/.test(word.lower)) {
      const verb = words[at + 1];
      const forms = verb && formsOf(verb);
      if (forms && verb.lower === forms.ing) {
        if (rest.includes('going to')) return [];
        const isKnowing = /^(?:know|be|have|love|own|like)$/.test(forms.base);
        return [
          { ...named, at, remove: 2, put: isKnowing ? [have, forms.participle] : [have, 'been', forms.ing] },
        ];
      }
      return isSince && word.lower !== 'are' ? [{ ...named, at, remove: 1, put: [have, 'been'] }] : [];
    }
    const forms = formsOf(word);
    if (
      !forms ||
      word.kind !== 'VERB' ||
      (word.lower !== forms.base && word.lower !== forms.s && !(isSince && word.lower === forms.past)) ||
      forms.base === forms.past
    ) {
      return [];
    }
    if (!stative.has(forms.base)) return [];
    return [{ ...named, at, remove: 1, put: [have, forms.participle] }];
  });
}

/** "The Novaks". */
const isFamily = (words: Sentence['words'], at: number): boolean =>
  words[at - 1]?.lower === 'the' && /^\p{Lu}\p{Ll}+s$/u.test(words[at]?.text ?? '');
