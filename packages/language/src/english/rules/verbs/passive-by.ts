import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { setOf, type GrammarRule } from '../grammar-rule.ts';
import { chain } from './named.ts';

const bes = /^(?:is|are|was|were|been|be)$/;
/** Verbs that are also nouns: only "by" with an agent shows that a passive is meant. */
const byAgent = setOf(
  'cause change control attack support influence damage surround follow use affect help create destroy replace produce attract inspire interest',
);
/** Verbs without a passive, after which "by" expresses means or place. */
const going = setOf(
  'go come travel walk live stand stay sit pass drop fly sail happen arrive start begin end get swear work think look grow rise fall die sleep',
);
/** Verbs whose passive takes an infinitive (Quirk and others, 16.55). */
const withInfinitive = setOf(
  'expect consider force allow require suppose ask tell teach encourage invite oblige believe permit know say report advise enable intend',
);

/** "It is cause by smoke", "He was expect to win", "is consider as": the participle after "be". */
export const passiveBy: GrammarRule = ({ words }: Sentence) =>
  words.flatMap((word, at): Edit[] => {
    const [subject, verb, next, behind] = [words[at - 1], words[at + 1], words[at + 2], words[at + 3]];
    if (!bes.test(word.lower) || word.before !== '' || !subject || !verb || !next) return [];
    if (verb.before !== '' || next.before !== '') return [];
    if (
      words
        .slice(0, at)
        .some(({ lower }) => /^(?:what|all|thing|things|best|aim|goal|plan|idea|there)$/.test(lower))
    ) {
      return [];
    }
    const forms = formsOf({ ...verb, kind: 'VERB' });
    if (forms?.base !== verb.lower || forms.base === forms.participle) return [];
    const isDone =
      (byAgent.has(verb.lower) || (verb.kind === 'VERB' && !going.has(verb.lower))) &&
      next.lower === 'by' &&
      /^(?:DET|NOUN|PROPN|ADJ|PRON|NUM)$/.test(behind?.kind ?? '') &&
      behind?.lower.endsWith('ing') === false;
    const isInfinitive =
      withInfinitive.has(verb.lower) &&
      ((next.lower === 'to' &&
        behind?.before === '' &&
        formsOf({ ...behind, kind: 'VERB' })?.base === behind.lower) ||
        (verb.lower === 'consider' && /^(?:as|a|an|the|one|to)$/.test(next.lower)));
    return isDone || isInfinitive
      ? [
          {
            ...chain,
            at: at + 1,
            remove: 1,
            put: [forms.participle],
          },
        ]
      : [];
  });
