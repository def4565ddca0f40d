import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../words/edit.ts';
import { formsOf } from '../../words/forms-of.ts';
import { nounPhraseAt } from '../../words/noun-phrase.ts';

const named = {
  rule: 'VerbAgreement',
  reason: 'Agreement',
  summary: 'The verb must agree in number with its subject.',
} as const;

/** "What annoy me most is", "what worries them are the noise": a clause with "what" is singular (Quirk and others, 10.34, 15.8). */
export const whatClause = (sentence: Sentence): Edit[] => [
  ...verbOfWhat(sentence),
  ...verbOfClause(sentence),
];

/** "What we need are a plan": what it is, is one. */
function verbOfClause({ words, end }: Sentence): Edit[] {
  const opens = words.findIndex(({ lower }, at) => at <= 1 && lower === 'what');
  if (opens < 0 || (opens === 1 && !/^(?:but|and)$/.test(words[0]?.lower ?? '')) || end.startsWith('?')) {
    return [];
  }
  const at = words.findIndex(({ lower }, place) => place > opens + 2 && /^(?:are|were)$/.test(lower));
  const [last, verb, next] = [words[at - 1], words[at], words[at + 1]];
  if (!last || !verb || verb.before !== '' || next?.before !== '') return [];
  if (
    /^(?:you|we|they|there|who|which|that|what)$/.test(last.lower) ||
    /^(?:people|things)$/.test(last.lower)
  ) {
    return [];
  }
  if (!/^(?:a|an|the|my|our|his|her|their|its|this|that)$/.test(next.lower)) return [];
  const phrase = nounPhraseAt(words, at + 1);
  const behind = phrase && words[phrase.head + 1];
  if (phrase?.number !== 'singular' || behind?.lower === 'and' || behind?.before === ',') return [];
  return [{ ...named, at, remove: 1, put: [verb.lower === 'are' ? 'is' : 'was'] }];
}

/** "What annoy me". */
function verbOfWhat({ words, end }: Sentence): Edit[] {
  const [what, verb, object] = words;
  if (
    what?.lower !== 'what' ||
    !verb ||
    end.startsWith('?') ||
    !/^(?:me|us|him|her|them|people|the|you|my)$/.test(object?.lower ?? '')
  ) {
    return [];
  }
  const forms = formsOf({ ...verb, kind: 'VERB' });
  if (!forms || verb.lower !== forms.base || /^(?:do|have|about|if)$/.test(verb.lower)) return [];
  return [{ ...named, at: 1, remove: 1, put: [forms.s] }];
}
