import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { indefiniteArticle } from '../../lexicon/indefinite-article.ts';
import { formsOf } from '../../lexicon/forms-of.ts';

const named = {
  rule: 'WordOrder',
  reason: 'WordOrder',
  summary: 'The words stand in another order.',
} as const;

const separable =
  /^(?:pick|turn|switch|put|take|throw|give|fill|look|call|write|try|wake|bring|cut|break|find|clean|pay|hand|let|set|tear|knock|point|drop|sort|carry|help|lock|send|work|ring|make|use|eat|hang|cross)$/;
const particles = /^(?:up|off|on|out|down|away|back)$/;
const objects = /^(?:it|them|him|her|me|us)$/;
const colours =
  /^(?:red|blue|green|black|white|yellow|brown|grey|gray|pink|purple|big|small|old|new|beautiful|expensive|cheap|important|interesting|comfortable|difficult|modern|wooden|delicious|famous|traditional|dangerous)$/;
const nothings = /^(?:something|anything|nothing|someone|somebody|anyone|everything|somewhere)$/;

/**
 * "pick up it", "not enough old", "a car red", "the two first days", "interesting something", "gave to me the book",
 * "a so big house" (Quirk and others, 7.21, 16.4, 18.38; word order in the Cambridge Learner Corpus).
 */
export function smallOrders({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const [next, third] = [words[at + 1], words[at + 2]];
    if (!next || next.before !== '') return [];
    const behind = words[at + 3];
    const isThird = third?.before === '';
    const base = word.kind === 'VERB' ? formsOf(word)?.base : undefined;
    if (
      base &&
      separable.test(base) &&
      particles.test(next.lower) &&
      third &&
      isThird &&
      objects.test(third.lower) &&
      !(third.lower === 'her' && behind?.before === '' && /^(?:NOUN|ADJ)$/.test(behind.kind)) &&
      !(base === 'look' && next.lower !== 'up') &&
      !(
        /^(?:work|eat|give|carry|use|call|let|send|point)$/.test(base) &&
        /^(?:on|off|back|away|up)$/.test(next.lower) &&
        base !== 'give'
      )
    ) {
      return [{ ...named, at: at + 1, remove: 2, put: [third.lower, next.lower] }];
    }
    if (
      word.lower === 'enough' &&
      (next.kind === 'ADJ' || next.kind === 'ADV') &&
      /^(?:is|are|was|were|not|be|am|isn't|wasn't|aren't|it's|he's|she's|been|run|speak|drive|play|work|seem|looks?)$/.test(
        words[at - 1]?.lower ?? '',
      ) &&
      (!third || third.before !== '' || /^(?:to|for|and|but|yet|that)$/.test(third.lower))
    ) {
      return [{ ...named, at, remove: 2, put: [next.lower, 'enough'] }];
    }
    if (
      /^(?:two|three|four|five|six|few)$/.test(word.lower) &&
      /^(?:first|last|next)$/.test(next.lower) &&
      words[at - 1]?.lower === 'the' &&
      third?.kind === 'NOUN'
    ) {
      return [{ ...named, at, remove: 2, put: [next.lower, word.lower] }];
    }
    if (
      word.kind === 'ADJ' &&
      nothings.test(next.lower) &&
      /^(?:ADJ)$/.test(word.kind) &&
      !/^(?:old|that)$/.test(word.lower) &&
      words[at - 1]?.kind !== 'DET'
    ) {
      return [{ ...named, at, remove: 2, put: [next.lower, word.lower] }];
    }
    if (
      word.kind === 'NOUN' &&
      colours.test(next.lower) &&
      /^(?:a|an|the|my|his|her|two|three|some)$/.test(words[at - 1]?.lower ?? '') &&
      (!third || (third.before !== '' && !/[-—(]/.test(third.before))) &&
      /^(?:have|has|had|buy|bought|see|saw|wear|wears|wore|want|wanted|got|is|was|in|with)$/.test(
        words[at - 2]?.lower ?? '',
      ) &&
      !isAsked(words, at - 2)
    ) {
      const article = /^an?$/.test(words[at - 1]?.lower ?? '');
      return article
        ? [
            {
              ...named,
              at: at - 1,
              remove: 3,
              put: [/^[aeiou]/.test(next.lower) ? 'an' : 'a', next.lower, word.lower],
            },
          ]
        : [{ ...named, at, remove: 2, put: [next.lower, word.lower] }];
    }
    const isDegree =
      word.kind === 'NOUN' && /^(?:very|so|really|too)$/.test(next.lower) && third?.kind === 'ADJ' && isThird;
    const isClosed =
      !behind || behind.before !== '' || /^(?:with|in|and|near|for|at|where|because|on)$/.test(behind.lower);
    if (isDegree && third && isClosed && /^(?:a|an)$/.test(words[at - 1]?.lower ?? '')) {
      const opening =
        next.lower === 'so'
          ? ['such', indefiniteArticle(third.lower)]
          : [indefiniteArticle(next.lower), next.lower];
      return [{ ...named, at: at - 1, remove: 4, put: [...opening, third.lower, word.lower] }];
    }
    if (
      base &&
      /^(?:give|show|send|offer|lend|tell|bring)$/.test(base) &&
      next.lower === 'to' &&
      third &&
      isThird &&
      /^(?:me|him|her|us|them)$/.test(third.lower) &&
      behind?.before === '' &&
      /^(?:a|an|the|my|his|her|our|their|some|two|many|this|more|another)$/.test(behind.lower)
    ) {
      return [{ ...named, at: at + 1, remove: 2, put: [third.lower] }];
    }
    if (/^an?$/.test(word.lower) && next.lower === 'so' && third?.kind === 'ADJ' && behind?.kind === 'NOUN') {
      return [
        { ...named, at, remove: 3, put: ['such', /^[aeiou]/.test(third.lower) ? 'an' : 'a', third.lower] },
      ];
    }
    return [];
  });
}

/** "Why is the sky blue": the verb precedes its subject. */
const isAsked = (words: Sentence['words'], verb: number): boolean =>
  /^(?:is|was|are|were)$/.test(words[verb]?.lower ?? '') &&
  (verb === 0 || /^(?:why|when|where|how|what|who|which)$/.test(words[verb - 1]?.lower ?? ''));
