import type { Sentence } from '../../context/likelihood.ts';
import { isPerson } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { setOf } from '../grammar-rule.ts';

const named = {
  rule: 'PossessivePronoun',
  reason: 'Grammar',
  summary: 'The possessive has one form before a noun and another alone.',
} as const;

const alone: Readonly<Record<string, string>> = {
  my: 'mine',
  your: 'yours',
  her: 'hers',
  our: 'ours',
  their: 'theirs',
};
const before: Readonly<Record<string, string>> = {
  mine: 'my',
  yours: 'your',
  hers: 'her',
  ours: 'our',
  theirs: 'their',
};
const ofForms: Readonly<Record<string, string>> = {
  me: 'mine',
  us: 'ours',
  him: 'his',
  them: 'theirs',
  my: 'mine',
  our: 'ours',
  your: 'yours',
  their: 'theirs',
  her: 'hers',
  you: 'yours',
};
const bes = setOf("is are was were it's that's isn't wasn't");

/** "mine car", "this car is my", "a friend of me", "the my car" (Quirk and others, 5.124–126, 6.29–30). */
export function possessives({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const next = words[at + 1];
    const last = words[at - 1];
    const isLast = !next || next.before !== '' || /^(?:and|but|because|so|not)$/.test(next.lower);
    const short = Object.hasOwn(before, word.lower) ? before[word.lower] : undefined;
    if (
      short !== undefined &&
      next?.kind === 'NOUN' &&
      next.before === '' &&
      last?.lower !== 'of' &&
      !/^(?:is|are|was|were|will)$/.test(words[at + 2]?.lower ?? '') &&
      !isOfTime(next.lower)
    ) {
      return [{ ...named, at, remove: 1, put: [short] }];
    }
    const long = Object.hasOwn(alone, word.lower) ? alone[word.lower] : undefined;
    if (
      long !== undefined &&
      isLast &&
      last &&
      (bes.has(last.lower) || /^(?:than|like|not)$/.test(last.lower)) &&
      word.before === '' &&
      !(word.lower === 'her' && !bes.has(last.lower))
    ) {
      return word.lower === 'her' && next === undefined && last.lower !== 'is'
        ? []
        : [{ ...named, at, remove: 1, put: [long] }];
    }
    if (
      word.lower === 'of' &&
      last &&
      next?.before === '' &&
      Object.hasOwn(ofForms, next.lower) &&
      /^(?:friend|colleague|classmate|neighbour|neighbor|cousin|student)s?$/.test(last.lower) &&
      /^(?:a|an|some|two|three|another|this|that)$/.test(words[at - 2]?.lower ?? words[at - 3]?.lower ?? '')
    ) {
      const behind = words[at + 2];
      const isDeterminer =
        behind?.before === '' &&
        /^(?:NOUN|ADJ)$/.test(behind.kind) &&
        /^(?:my|our|your|their|her)$/.test(next.lower);
      const put = ofForms[next.lower];
      return isDeterminer ||
        put === undefined ||
        (!isPerson(last.lower) && !/^(?:classmate)s?$/.test(last.lower))
        ? []
        : [{ ...named, at: at + 1, remove: 1, put: [put] }];
    }
    if (
      /^(?:the|a|an)$/.test(word.lower) &&
      next?.before === '' &&
      /^(?:my|your|our|their|its|his)$/.test(next.lower) &&
      words[at + 2]?.kind === 'NOUN'
    ) {
      return [{ ...named, at, remove: 2, put: [next.lower] }];
    }
    return [];
  });
}

const isOfTime = (word: string): boolean =>
  /^(?:today|tomorrow|yesterday|alone|sincerely|truly|faithfully)$/.test(word);
