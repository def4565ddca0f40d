import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import type { VerbForms } from '../../lexicon/verb-forms.ts';
import { isOneOf, setOf, type GrammarRule } from '../grammar-rule.ts';
import { oneVerbTooMany } from './one-verb-too-many.ts';

/** Verbs without a passive. */
const intransitive = setOf('happen occur exist appear disappear belong depend consist arise');
const modals = setOf('will would can could may might must should');
/** "What he does is depend on others", "All that is to happen": the verb is the complement of "is". */
const equating = setOf('what all thing things do does did way only there');

/** "It was happen", "is depends on", "would be decrease", "will do not do": one verb too many (verb form in NUCLE; Swan, 413, 540). */
export const verbBehindBe: GrammarRule = ({ words, end }: Sentence) =>
  end.startsWith('?')
    ? []
    : words.flatMap((word, at) => [
        ...behindForm(words, word, at),
        ...behindModal(words, word, at),
        ...doubledDo(words, word, at),
      ]);

/** The forms of the intransitive verb at a position, whichever form it has except -ing. */
function intransitiveAt(words: readonly TaggedWord[], at: number): VerbForms | undefined {
  const verb = words[at];
  if (!verb || verb.before !== '') return undefined;
  const forms = formsOf({ ...verb, kind: 'VERB' });
  return forms && isOneOf({ ...verb, lower: forms.base }, intransitive) && verb.lower !== forms.ing
    ? forms
    : undefined;
}

/** "was happen", "is depended on" */
function behindForm(words: readonly TaggedWord[], word: TaggedWord, at: number): Edit[] {
  if (!/^(?:is|are|was|were)$/.test(word.lower) || word.before !== '' || at === 0) return [];
  const forms = intransitiveAt(words, at + 1);
  const verb = words[at + 1];
  const next = words[at + 2];
  if (!forms || !verb || words.slice(0, at).some((before) => isOneOf(before, equating))) return [];
  const isPast = /^was|^were/.test(word.lower);
  if (verb.lower === forms.participle && verb.lower !== forms.base) {
    // "The car he depended on": "depended on" only directly after "is".
    return forms.base === 'depend' && /^(?:on|upon|in|of)$/.test(next?.lower ?? '') && !isPast
      ? oneVerbTooMany(at, 2, [word.lower === 'is' ? forms.s : forms.base])
      : [];
  }
  return oneVerbTooMany(at, 2, [isPast ? forms.past : word.lower === 'is' ? forms.s : forms.base]);
}

/** "would be decrease", "may be occur" */
function behindModal(words: readonly TaggedWord[], word: TaggedWord, at: number): Edit[] {
  const modal = words[at - 1];
  if (word.lower !== 'be' || word.before !== '' || !isOneOf(modal, modals)) return [];
  if (words.slice(0, at).some((before) => isOneOf(before, equating))) return [];
  const forms = intransitiveAt(words, at + 1);
  if (forms) return oneVerbTooMany(at, 2, [forms.base]);
  const verb = words[at + 1];
  const next = words[at + 2];
  const isChange = verb?.before === '' && /^(?:decrease|increase|rise|fall|grow)$/.test(verb.lower);
  const isResult = words
    .slice(0, at)
    .some(({ lower }) =>
      /^(?:results?|effects?|consequences?|outcome|difference|benefits?|it|this|that)$/.test(lower),
    );
  const isOpen =
    !next ||
    next.before !== '' ||
    /^(?:and|but|because|very|when|if|every|next|over)$/.test(next.lower) ||
    (next.lower === 'in' && isTimeAhead(words, at + 3));
  return isChange && isOpen && !isResult ? oneVerbTooMany(at, 2, [verb.lower]) : [];
}

/** "in the future", "in twenty years" */
const isTimeAhead = (words: readonly TaggedWord[], at: number): boolean =>
  words.slice(at, at + 4).some(({ lower }) => /^(?:future|years?|decades?|months|days|time)$/.test(lower));

/** "will do not do", "will don't know" */
function doubledDo(words: readonly TaggedWord[], word: TaggedWord, at: number): Edit[] {
  if (!isOneOf(word, modals) || word.kind !== 'AUX') return [];
  const [first, second, third] = [words[at + 1], words[at + 2], words[at + 3]];
  if (!first || !second || first.before !== '' || second.before !== '') return [];
  if (/^(?:don't|doesn't|didn't)$/.test(first.lower) && isBase(second)) {
    return oneVerbTooMany(at + 1, 1, ['not']);
  }
  return /^(?:do|does|did)$/.test(first.lower) &&
    second.lower === 'not' &&
    third?.before === '' &&
    isBase(third)
    ? oneVerbTooMany(at + 1, 2, ['not'])
    : [];
}

const isBase = (word: TaggedWord): boolean => formsOf(word)?.base === word.lower;
