import type { Sentence } from '../../context/likelihood.ts';
import { isPerson } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import { relativeOfObject } from './relative-of-object.ts';
import { relativeOfOwner } from './relative-of-owner.ts';

const named = { rule: 'RelativePronoun', reason: 'Grammar' } as const;

/**
 * "There are many people think so", "the man who his car was stolen": the relative pronoun is missing, or is not
 * possessive (Quirk and others, 17.10–15).
 */
export const missingRelative = (sentence: Sentence): Edit[] => [
  ...behindThere(sentence),
  ...relativeOfObject(sentence),
  ...relativeOfOwner(sentence),
];

const behindThere = ({ words }: Sentence): Edit[] =>
  words.flatMap((word, at) =>
    word.lower === 'there' &&
    /^(?:is|are|was|were)$/.test(words[at + 1]?.lower ?? '') &&
    opensClause(words, at)
      ? behindThereAt(words, words[at + 2]?.lower === 'a' && words[at + 4]?.lower === 'of' ? at + 5 : at + 2)
      : [],
  );

const opensClause = (words: Sentence['words'], at: number): boolean =>
  at === 0 ||
  words[at]?.before !== '' ||
  /^(?:and|but|because|so|that|if|although|think|know|believe|nowadays|today|since)$/.test(
    words[at - 1]?.lower ?? '',
  );

function behindThereAt(words: Sentence['words'], from: number): Edit[] {
  const head = words[from]?.lower === 'people' ? from : nounPhraseAt(words, from)?.head;
  const noun = head === undefined ? undefined : words[head];
  const verb = head === undefined ? undefined : words[head + 1];
  if (head === undefined || !noun || verb?.kind !== 'VERB' || verb.before !== '') return [];
  if (!isPerson(noun.lower.replace(/s$/, '')) && noun.lower !== 'people') return [];
  if (words[head - 1]?.lower === noun.lower) return [];
  const forms = formsOf(verb);
  if (!forms || ![forms.base, forms.s].includes(verb.lower) || forms.base === forms.participle) return [];
  return [{ ...named, summary: 'A relative pronoun is missing.', at: head + 1, remove: 0, put: ['who'] }];
}
