import type { Sentence } from '../../context/likelihood.ts';
import { isAnimal, isPerson, isThing, needsDeterminer } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { pluralOf, singularOf } from '../../lexicon/noun-forms.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { nounEdit } from './noun-edit.ts';

/**
 * Things people like, sell or gather in general: with other verbs bare nouns may stand for the things at hand ("boots,
 * gloves and hat were soaked").
 */
const ofKinds =
  /^(?:like|likes|love|loves|hate|hates|prefer|prefers|enjoy|enjoys|collect|collects|sell|sells|sold|draws?|breeds?|keeps?|such|about|of|many|some)$/;

/** "They sell books, films and musical instrument": among plurals a bare countable singular should be plural too. */
export function listNumber({ words }: Sentence, word: TaggedWord, at: number): Edit[] {
  const first = words[at - 1];
  if (word.lower !== 'and' || word.before !== '' || !first || !isCountedPlural(first)) return [];
  const head = words[at + 1]?.kind === 'ADJ' && words[at + 2]?.before === '' ? at + 2 : at + 1;
  const [noun, next] = [words[head], words[head + 1]];
  if (!noun || noun.before !== '' || noun.kind !== 'NOUN' || noun.text !== noun.lower) return [];
  if (!needsDeterminer(noun.lower) || singularOf(noun.lower) !== undefined) return [];
  const isClosed =
    !next || next.before !== '' || /^(?:in|on|at|from|for|with|to|that|which|when|because)$/.test(next.lower);
  const isList =
    words.slice(Math.max(0, at - 4), at).some(({ before }) => before === ',') || !next || next.before !== '';
  const isGeneral = words.slice(Math.max(0, at - 7), at).some(({ lower }) => ofKinds.test(lower));
  return isClosed && isList && isGeneral && !isStuff.test(noun.lower)
    ? nounEdit(head, [pluralOf(noun.lower)])
    : [];
}

/** Things sold and eaten by the piece as well as in bulk. */
const isStuff =
  /^(?:carpet|rope|stone|glass|ribbon|lace|turkey|duck|lamb|chicken|lobster|salmon|potato|cake|pie|pizza|chocolate|wallpaper)$/;

const isCountedPlural = ({ kind, lower }: TaggedWord): boolean =>
  kind === 'NOUN' &&
  singularOf(lower) !== undefined &&
  (isThing(lower) || isAnimal(lower) || isPerson(lower));
