import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import type { GrammarRule } from '../grammar-rule.ts';
import { complementEdit } from './complement-edit.ts';

/** "punished for not use the belt", "by not do it": a preposition takes an -ing form after "not" too (Quirk and others, 9.1). */
export const notInIng: GrammarRule = ({ words }: Sentence) =>
  words.flatMap((word, at): Edit[] => {
    const [not, verb, next] = [words[at + 1], words[at + 2], words[at + 3]];
    if (!/^(?:for|by|of|without|about|from|with)$/.test(word.lower) || not?.lower !== 'not') return [];
    if (!verb || not.before !== '' || verb.before !== '') return [];
    const isRead =
      next?.before === '' && /^(?:the|a|an|my|his|her|their|our|your|it|them|him)$/.test(next.lower);
    if (verb.kind !== 'VERB' && verb.lower !== 'have' && !isRead) return [];
    const forms = formsOf({ ...verb, kind: 'VERB' });
    return forms && verb.lower === forms.base && forms.base !== forms.past
      ? complementEdit(at + 2, 1, [forms.ing])
      : [];
  });
