import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';

const named = {
  rule: 'WordOrder',
  reason: 'WordOrder',
  summary: 'Nothing stands between a verb and its object.',
} as const;

const manner =
  /^(?:well|badly|fluently|perfectly|quickly|slowly|carefully|loudly|easily|quietly|beautifully|yesterday|today|tomorrow|often|always|sometimes|usually|every-day|here|there|again)$/;
const groups = [
  'very much',
  'very well',
  'a lot',
  'very often',
  'every day',
  'so much',
  'very carefully',
  'very quickly',
  'very slowly',
  'every week',
  'every morning',
  'last week',
  'last year',
  'last night',
  'every weekend',
  'really well',
  'quite well',
];

/** "plays very well the piano", "I like very much coffee", "He closed quickly the door" (Quirk and others, 8.22, 8.87). */
export function adverbPlace(sentence: Sentence): Edit[] {
  const { words } = sentence;
  return words.flatMap((verb, at): Edit[] => {
    const isLiking =
      /^(?:like|likes)$/.test(verb.lower) &&
      words[at + 1]?.lower === 'very' &&
      words[at + 2]?.lower === 'much';
    const forms = verb.kind === 'VERB' || isLiking ? formsOf({ ...verb, kind: 'VERB' }) : undefined;
    if (
      !forms ||
      /^(?:be|go|come|live|look|happen|seem|sit|stand|stay|arrive|work|sleep|say|think|know|become|feel|ask|leave|return|walk|run|move|meet)$/.test(
        forms.base,
      )
    ) {
      return [];
    }
    const two = `${words[at + 1]?.lower ?? ''} ${words[at + 2]?.lower ?? ''}`;
    const count = groups.includes(two) ? 2 : manner.test(words[at + 1]?.lower ?? '') ? 1 : 0;
    const from = at + 1 + count;
    const first = words[from];
    if (count === 0 || !first || words.slice(at + 1, from + 1).some(({ before }) => before !== '')) return [];
    const phrase = nounPhraseAt(words, from);
    const isPronoun = /^(?:it|him|her|them|me|us)$/.test(first.lower) && phrase === undefined;
    const isObject =
      phrase &&
      (/^(?:the|my|your|his|her|our|their|this|these|a|an|some)$/.test(first.lower) ||
        (count === 2 && two !== 'so much' && words[phrase.head]?.kind === 'NOUN') ||
        first.kind === 'PROPN');
    if (!isObject && !isPronoun) return [];
    const end = phrase ? phrase.head + 1 : from + 1;
    const next = words[end];
    if (two === 'a lot' && next?.lower === 'of') return [];
    if (next?.before === '' && (next.kind === 'VERB' || next.kind === 'AUX' || next.lower === 'and')) {
      return [];
    }
    if (
      /^(?:today|yesterday|tomorrow|last|every|often|sometimes|there|here|again)$/.test(
        words[at + 1]?.lower ?? '',
      ) &&
      /^(?:this|some|PROPN)$/.test(first.lower)
    ) {
      return [];
    }
    const isTime = /^(?:every|last)$/.test(words[at + 1]?.lower ?? '');
    if (isTime && (phrase?.hasDeterminer !== true || (next && next.before === ''))) return [];
    const moved = words.slice(at + 1, from).map(({ lower }) => lower);
    const object = words.slice(from, end).map(({ text }) => text);
    if (/^(?:always|often|usually|sometimes)$/.test(moved[0] ?? '')) return [];
    return [{ ...named, at: at + 1, remove: end - at - 1, put: [...object, ...moved] }];
  });
}
