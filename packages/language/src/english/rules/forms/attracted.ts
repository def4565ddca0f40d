import type { Sentence } from '../../context/likelihood.ts';
import { isPerson } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import { isOneOf, setOf } from '../grammar-rule.ts';

const bes = setOf("is are was were be been being become becomes became get gets they're we're");
const degrees = setOf('more most very so also easily really often always too much strongly usually');
const attractors = setOf('to by');
/** Things people like; "students are attractive to companies" and "to the camera" are right. */
const liked = setOf(
  'product good goods advertisement advert ad commercial toy game car clothes food sweet candy music song price brand colour color thing idea lifestyle offer place book movie film picture story',
);

/**
 * "Children are attractive to sweets": the person who likes a thing is attracted, the thing is attractive (Swan,
 * Practical English Usage, on -ed and -ing).
 */
export function attracted({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    if (word.lower !== 'attractive' || word.before !== '' || !isOneOf(words[at + 1], attractors)) return [];
    let be = at - 1;
    while (isOneOf(words[be], degrees) && be > 0) be--;
    const subject = words[be - 1]?.lower ?? '';
    const isSomebody = isPerson(subject) || /^(?:kids?|i|we|they're|we're)$/.test(subject);
    if (!isOneOf(words[be], bes) || !isSomebody) return [];
    const phrase = nounPhraseAt(words, at + 2);
    const head = words[phrase?.head ?? -1];
    if (!head || !(liked.has(head.lower) || liked.has(singularOf(head.lower) ?? ''))) return [];
    return [
      {
        rule: 'WordClass',
        reason: 'Malapropism',
        summary: 'Who likes something is “attracted” to it; what is liked is “attractive”.',
        at,
        remove: 1,
        put: ['attracted'],
      },
    ];
  });
}
