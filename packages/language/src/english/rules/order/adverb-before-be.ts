import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isOneOf, setOf } from '../grammar-rule.ts';

const modals = setOf('will would can could may might must should');
const adverbs = setOf('always also never often usually probably definitely certainly');

/**
 * "It will be always so", "It can be also used": the adverb follows the first auxiliary (Quirk and others, 8.18–20).
 */
export function adverbBeforeBe({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const [modal, adverb, next] = [words[at - 1], words[at + 1], words[at + 2]];
    if (word.lower !== 'be' || word.before !== '' || !isOneOf(modal, modals) || modal?.kind !== 'AUX') {
      return [];
    }
    if (!isOneOf(adverb, adverbs) || !adverb || adverb.before !== '' || !next || next.before !== '') {
      return [];
    }
    // "It may be never-ending", "it would be always or never".
    if (/^(?:or|and|but|the|that)$/.test(next.lower) && adverb.lower !== 'also') return [];
    return [
      {
        rule: 'WordOrder',
        reason: 'WordOrder',
        summary: 'The adverb stands behind the auxiliary.',
        at,
        remove: 2,
        put: [adverb.lower, 'be'],
      },
    ];
  });
}
