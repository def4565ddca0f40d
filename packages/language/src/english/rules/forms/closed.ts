import type { Sentence } from '../../context/likelihood.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isOneOf, setOf } from '../grammar-rule.ts';

const bes = setOf('is are was were be been being stay stays remain remains');
const doors = setOf(
  'shop store museum bank school library restaurant office market supermarket door window gate park cinema theater theatre station airport road street bridge university post-office bakery pharmacy hotel bar cafe gallery building factory pool gym church border mall place',
);
const openers = setOf('today tomorrow yesterday now already always usually often still suddenly also not');
const behind = setOf(
  'even though although on at in until after during when because every today tomorrow now yesterday for and but all',
);

/**
 * "The museum is close on Mondays", "whether it is open or close": the opposite of open is "closed", near is "close"
 * (Swan, Practical English Usage).
 */
export function closed({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const [last, next] = [words[at - 1], words[at + 1]];
    if (word.lower !== 'close' || word.before !== '' || !last) return [];
    const isPaired =
      /^(?:or|and)$/.test(last.lower) && words[at - 2]?.lower === 'open' && isBe(words, at - 3);
    const isOpen = !next || next.before !== '' || isOneOf(next, behind);
    if (!isOpen || /^(?:by|to|together|enough)$/.test(words[at + 2]?.lower ?? '')) return [];
    const be = isOneOf(last, openers) ? at - 2 : at - 1;
    const subject = words
      .slice(0, be)
      .some(({ lower }) => doors.has(lower) || doors.has(singularOf(lower) ?? ''));
    if (!isPaired && !(subject && isOneOf(words[be], bes))) return [];
    // "The hotel is close and cheap": it is nearby.
    const another = words[at + 2];
    if (!isPaired && /^(?:and|but)$/.test(next?.lower ?? '') && another?.kind === 'ADJ') return [];
    if (!isPaired && (!next || next.before !== '') && last.lower !== 'be') return [];
    return [
      {
        rule: 'WordClass',
        reason: 'Malapropism',
        summary: 'What is not open is “closed”.',
        at,
        remove: 1,
        put: ['closed'],
      },
    ];
  });
}

const isBe = (words: Sentence['words'], at: number): boolean =>
  isOneOf(words[at], bes) || /'s$|'re$/.test(words[at]?.lower ?? '');
