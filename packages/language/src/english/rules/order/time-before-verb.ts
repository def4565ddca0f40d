import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';

/**
 * "I yesterday saw him", "I every day go to school": words of time stand at either end of the clause (Quirk and others,
 * 8.76–77).
 */
export function timeBeforeVerb({ words, end }: Sentence): Edit[] {
  const [subject, first, second] = words;
  if (!/^[.!]/.test(end) || !/^(?:i|he|she|we|they)$/.test(subject?.lower ?? '') || !first || !second) {
    return [];
  }
  const isOne = /^(?:yesterday|today|tomorrow|tonight)$/.test(first.lower);
  const isTwo =
    /^(?:every|last|next)$/.test(first.lower) &&
    /^(?:day|week|month|year|night|morning|evening|weekend|summer|winter)$/.test(second.lower);
  if (!isOne && !isTwo) return [];
  const verb = isOne ? 1 : 2;
  const rest = words.slice(verb + 1);
  const isPlain = rest.every(
    ({ lower, before }) =>
      before === '' && !/^(?:and|but|or|because|that|which|who|when|if|so|yesterday|today)$/.test(lower),
  );
  if (!isFinite(words[verb + 1]) || rest.length < 2 || rest.length > 9 || !isPlain) return [];
  return [
    {
      rule: 'WordOrder',
      reason: 'WordOrder',
      summary: 'The words stand in another order.',
      at: 1,
      remove: words.length - 1,
      put: [...rest.map(({ text }) => text), ...words.slice(1, verb + 1).map(({ lower }) => lower)],
    },
  ];
}
