import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { subjectAt } from '../../lexicon/subject-at.ts';
import { named, text } from './tense.ts';

const lasting = /^(?:be|live|know|have|work|own)$/;

/**
 * "since he has moved", "because we have walked" after a past, "until the paint will be dry" (Quirk and others,
 * 4.20–24, 14.22, 14.26).
 */
export const timeClauses = (sentence: Sentence): Edit[] => [
  ...sinceClause(sentence),
  ...becauseClause(sentence),
  ...futureClause(sentence),
];

/** "Our son has made friends since he has moved": "since" names a point in the past. */
function sinceClause({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const clause = word.lower === 'since' ? subjectAt(words, at + 1) : undefined;
    const verb = clause && words[clause.verb];
    const main = clause && words[clause.verb + 1];
    const forms = main && formsOf(main);
    if (
      !clause ||
      !verb ||
      !/^(?:has|have)$/.test(verb.lower) ||
      !main ||
      !forms ||
      main.lower !== forms.participle ||
      lasting.test(forms.base)
    ) {
      return [];
    }
    const rest = text([...words.slice(0, at), ...words.slice(clause.verb + 2)]);
    return /\b(?:have|has|haven't|hasn't|'ve|i've)\b/.test(rest)
      ? [{ ...named, at: clause.verb, remove: 2, put: [forms.past] }]
      : [];
  });
}

/** "My feet were sore on Sunday because we have walked". */
function becauseClause({ words }: Sentence): Edit[] {
  const at = words.findIndex(({ lower }, place) => place > 2 && /^(?:because|when)$/.test(lower));
  const main = subjectAt(words, 0);
  const clause = at < 3 ? undefined : subjectAt(words, at + 1);
  const verb = clause && words[clause.verb];
  const isPast =
    main &&
    main.verb < at &&
    /^(?:was|were|didn't|wasn't|weren't|couldn't)$/.test(words[main.verb]?.lower ?? '');
  const next = clause && words[clause.verb + 1];
  if (!isPast || !clause || !verb || !/^(?:has|have)$/.test(verb.lower) || next?.kind !== 'VERB') return [];
  return formsOf(next)?.participle === next.lower
    ? [{ ...named, at: clause.verb, remove: 1, put: ['had'] }]
    : [];
}

/** "until the paint will be dry". */
function futureClause({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const isTime =
      /^(?:until|before|after|once)$/.test(word.lower) ||
      (word.lower === 'as' && words[at - 1]?.lower === 'soon');
    const clause = isTime ? subjectAt(words, at + 1) : undefined;
    const modal = clause && words[clause.verb];
    const verb = clause && words[clause.verb + 1];
    if (!clause || clause.isPronoun || modal?.lower !== 'will' || !verb) return [];
    const forms = formsOf({ ...verb, kind: 'VERB' });
    if (!forms || verb.lower !== forms.base) return [];
    const isPlural =
      words[clause.verb - 1]?.lower.endsWith('s') === true && !words[clause.verb - 1]?.lower.endsWith('ss');
    const present = forms.base === 'be' ? (isPlural ? 'are' : 'is') : isPlural ? forms.base : forms.s;
    return [{ ...named, at: clause.verb, remove: 2, put: [present] }];
  });
}
