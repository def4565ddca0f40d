import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import type { GrammarRule } from '../grammar-rule.ts';
import { complement } from './named.ts';

/**
 * "The important thing is understand why", "My dream is become a doctor": an aim takes "to" (Quirk and others, 15.3).
 */
export const infinitiveOfAim: GrammarRule = ({ words }: Sentence) =>
  words.flatMap((word, at): Edit[] => {
    const [noun, verb, next] = [words[at - 1], words[at + 1], words[at + 2]];
    if (
      !/^(?:is|was)$/.test(word.lower) ||
      !noun ||
      !verb ||
      !next ||
      verb.before !== '' ||
      next.before !== ''
    ) {
      return [];
    }
    if (
      !/^(?:thing|way|aim|goal|dream|plan|solution|duty|purpose|job|ambition|wish|intention|hobby)$/.test(
        noun.lower,
      )
    ) {
      return [];
    }
    if (words.slice(0, at).some(({ lower }) => /^(?:all|do|does|did)$/.test(lower))) return [];
    const forms = formsOf({ ...verb, kind: 'VERB' });
    const isVerb = verb.kind === 'VERB' || verb.lower === 'become';
    if (!forms || !isVerb || verb.lower !== forms.base || forms.base === forms.participle) {
      return verb.lower === 'become' && /^(?:a|an|the)$/.test(next.lower) ? put(at, verb.lower) : [];
    }
    return /^(?:DET|PRON|ADV|SCONJ|ADJ)$/.test(next.kind) ? put(at, verb.lower) : [];
  });

const put = (at: number, verb: string): Edit[] => [
  {
    ...complement,
    at: at + 1,
    remove: 1,
    put: ['to', verb],
  },
];
