import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import type { GrammarRule } from '../grammar-rule.ts';

/**
 * "The important is to learn": an adjective on its own means people ("the rich"), or needs "thing" (Quirk and others,
 * 7.23–26).
 */
export const importantThing: GrammarRule = ({ words }: Sentence) =>
  words.flatMap((word, at): Edit[] => {
    if (
      word.lower !== 'the' ||
      !(
        at === 0 ||
        word.before !== '' ||
        /^(?:and|but|because|so|that|think|however)$/.test(words[at - 1]?.lower ?? '')
      )
    ) {
      return [];
    }
    const degree = /^(?:most|more|only|first|really)$/.test(words[at + 1]?.lower ?? '') ? 1 : 0;
    const place = at + 1 + degree;
    const [quality, be, next] = [words[place], words[place + 1], words[place + 2]];
    if (
      !/^(?:important|essential|interesting|difficult|necessary|funny|strange|amazing|curious|surprising|hardest|easiest)$/.test(
        quality?.lower ?? '',
      )
    ) {
      return [];
    }
    if (
      !/^(?:is|was)$/.test(be?.lower ?? '') ||
      be?.before !== '' ||
      !(/^(?:to|that|how|what|the|if|when)$/.test(next?.lower ?? '') || isBareVerb(next))
    ) {
      return [];
    }
    return [
      {
        rule: 'Collocation',
        reason: 'Usage',
        summary: 'A noun is missing here: “thing”.',
        at: place + 1,
        remove: 0,
        put: ['thing'],
      },
    ];
  });

/** "The important is travel with friends": "done" and "being" would refer to people. */
const isBareVerb = (word: TaggedWord | undefined): boolean =>
  word?.kind === 'VERB' && formsOf(word)?.base === word.lower && formsOf(word)?.participle !== word.lower;
