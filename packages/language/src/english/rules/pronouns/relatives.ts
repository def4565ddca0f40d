import type { Sentence } from '../../context/likelihood.ts';
import { isAnimal, isPerson, isThing } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import { subjectAt } from '../../lexicon/subject-at.ts';

const named = {
  rule: 'RelativePronoun',
  reason: 'Grammar',
  summary: 'Another pronoun opens this clause, or one is too many.',
} as const;

/** Relative pronouns: "the man which", "the car who", "the man what", "the book that I bought it" (Quirk and others, 17.10–20). */
export const relatives = (sentence: Sentence): Edit[] => [
  ...personOrThing(sentence),
  ...what(sentence),
  ...place(sentence),
  ...resumed(sentence),
  ...ofThem(sentence),
];

function personOrThing({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const noun = words[at - 1];
    if (!noun || !/^(?:who|which|whom)$/.test(word.lower) || !/^,?$/.test(word.before)) return [];
    const follows =
      isFinite(words[at + 1]) || subjectAt(words, at + 1) !== undefined || words[at + 1]?.kind === 'ADV';
    if (!follows || words[at + 1]?.lower === 'of') return [];
    const isSomebody =
      isPerson(noun.lower) ||
      /^(?:someone|somebody|everyone|everybody|anyone|nobody|those|boys|girls)$/.test(noun.lower);
    if (word.lower === 'which' && isSomebody && noun.lower !== 'those' && word.before === '') {
      return [{ ...named, at, remove: 1, put: ['who'] }];
    }
    if (
      word.lower === 'who' &&
      isThing(noun.lower) &&
      !isSomebody &&
      !isAnimal(noun.lower) &&
      !/^(?:company|party|team|couple|club|army|choir|orchestra|community|star|voice|face|figure|head|heart|union|crowd|majority|number|court|bank|band|class|nation|family|group|generation|country|party|model|subject)s?$/.test(
        noun.lower,
      )
    ) {
      const isBelonging = words.slice(Math.max(0, at - 5), at - 1).some(({ kind }) => kind === 'ADP');
      if (
        isBelonging ||
        words[at - 1]?.kind !== 'NOUN' ||
        /^(?:know|ask|tell|wonder|see|find|told|asked|knew)$/.test(words[at - 2]?.lower ?? '')
      ) {
        return [];
      }
      return [{ ...named, at, remove: 1, put: ['which'] }];
    }
    if (word.lower === 'whom' && noun.kind !== 'ADP' && isFinite(words[at + 1]) && word.before === '') {
      return [{ ...named, at, remove: 1, put: ['who'] }];
    }
    return [];
  });
}

/** "everything what I know", "the car what he bought", ", what made me happy". */
function what({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const noun = words[at - 1];
    // With a capital, "what" opens a sentence of its own.
    if (word.lower !== 'what' || word.text !== word.lower || !noun) return [];
    const follows = isFinite(words[at + 1]) || subjectAt(words, at + 1) !== undefined;
    if (!follows) return [];
    if (word.before === ',') {
      const isVerb =
        words[at + 1]?.kind === 'VERB' && !/^(?:is|do|does|did)$/.test(words[at + 1]?.lower ?? '');
      const isMain =
        subjectAt(words, 0) !== undefined &&
        words.slice(at).every(({ before }, index) => index === 0 || before === '');
      return isVerb && isMain && !/^(?:know|ask|tell|wonder|see)$/.test(noun.lower)
        ? [{ ...named, at, remove: 1, put: ['which'] }]
        : [];
    }
    if (word.before !== '') return [];
    if (/^(?:everything|something|anything|nothing|all)$/.test(noun.lower)) {
      return [{ ...named, at, remove: 1, put: ['that'] }];
    }
    const isNoun = noun.kind === 'NOUN' && (isPerson(noun.lower) || isThing(noun.lower));
    if (!isNoun || /^(?:the|a|this|these|those|an)$/.test(words[at - 2]?.lower ?? '') === false) return [];
    if (
      words
        .slice(0, at - 2)
        .some(({ lower }) => /^(?:ask|asked|tell|told|show|showed|teach|taught|asks)$/.test(lower))
    ) {
      return [];
    }
    return [{ ...named, at, remove: 1, put: ['that'] }];
  });
}

/** "the town which I live": without a preposition the clause needs "where". */
function place({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const noun = words[at - 1];
    if (!noun || !/^(?:which|that)$/.test(word.lower) || word.before !== '') return [];
    if (
      !/^(?:town|city|village|country|house|place|school|street|room|hotel|flat|restaurant|building|office|factory|region|area|island|shop|café|cafe|university|company|apartment)$/.test(
        noun.lower,
      )
    ) {
      return [];
    }
    const clause = subjectAt(words, at + 1);
    const verb = clause && words[clause.verb];
    const forms = verb && formsOf(verb);
    if (
      !clause ||
      !forms ||
      !/^(?:live|work|stay|grow|study|sleep|have|meet|spend|eat|buy|celebrate|marry|play|watch|see|find|lose|leave|learn|drink)$/.test(
        forms.base,
      )
    ) {
      return [];
    }
    const next = words[clause.verb + 1];
    const object = nounPhraseAt(words, clause.verb + 1);
    const after = object ? words[object.head + 1] : undefined;
    const isFull = object?.hasDeterminer === true && (!after || after.before !== '');
    const isAlone = /^(?:live|work|stay|grow|study|sleep)$/.test(forms.base);
    const isBare =
      !next ||
      next.before !== '' ||
      /^(?:is|was|has|and|but)$/.test(next.lower) ||
      (forms.base === 'grow' && next.lower === 'up');
    const isOpen = isFull || (isAlone && isBare);
    return isOpen && words[at - 2]?.lower !== 'in' ? [{ ...named, at, remove: 1, put: ['where'] }] : [];
  });
}

/** "the book that I bought it". */
function resumed({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    if (
      !/^(?:that|which|who|whom)$/.test(word.lower) ||
      words[at - 1]?.kind !== 'NOUN' ||
      word.before !== ''
    ) {
      return [];
    }
    const clause = subjectAt(words, at + 1);
    if (!clause?.isPronoun || clause.verb > at + 3) return [];
    const verbs = words[clause.verb]?.kind === 'AUX' && words[clause.verb + 1]?.kind === 'VERB' ? 2 : 1;
    const extra = words[clause.verb + verbs];
    const verb = words[clause.verb + verbs - 1];
    const next = words[clause.verb + verbs + 1];
    if (
      !extra ||
      !verb ||
      verb.kind !== 'VERB' ||
      !/^(?:it|him|her|them)$/.test(extra.lower) ||
      extra.before !== ''
    ) {
      return [];
    }
    if (
      /^(?:give|tell|ask|show|teach|make|let|call|find|think|believe|know|say|want|hope|mean|lend|send|bring|buy)$/.test(
        formsOf(verb)?.base ?? '',
      ) &&
      !(formsOf(verb)?.base === 'buy' && extra.lower === 'it')
    ) {
      return [];
    }
    if (
      !/^(?:book|man|woman|person|people|film|car|house|girl|boy|thing|song|letter|dress|friend|game|bag|dog|cat|picture|gift|present|phone|story|place|city|food|shoes|clothes|movie|watch|teacher|restaurant|computer|music|meal)s?$/.test(
        words[at - 1]?.lower ?? '',
      )
    ) {
      return [];
    }
    const closes =
      !next ||
      next.before !== '' ||
      isFinite(next) ||
      /^(?:yesterday|last|in|on|at|when|with|for|from|two|three)$/.test(next.lower);
    return closes ? [{ ...named, at: clause.verb + verbs, remove: 1, put: [] }] : [];
  });
}

/** "The coach was full of pensioners, most of them had slept": the second clause has no conjunction. */
function ofThem({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const [of, them, verb] = [words[at + 1], words[at + 2], words[at + 3]];
    if (
      !/^(?:most|many|some|all|both|none|half|one|several|few|two|three|each)$/.test(word.lower) ||
      !word.before.includes(',')
    ) {
      return [];
    }
    if (
      of?.lower !== 'of' ||
      them?.lower !== 'them' ||
      !verb ||
      verb.before !== '' ||
      !(isFinite(verb) || verb.kind === 'ADV')
    ) {
      return [];
    }
    if (
      subjectAt(words, 0) === undefined ||
      words.slice(0, at).some(({ lower }) => /^(?:if|when|although|because|while)$/.test(lower))
    ) {
      return [];
    }
    const nouns = words.slice(0, at).filter(({ kind }) => kind === 'NOUN');
    const noun = nouns.at(-1);
    return noun
      ? [
          {
            ...named,
            at: at + 2,
            remove: 1,
            put: [isPerson(noun.lower) || noun.lower.endsWith('ers') ? 'whom' : 'which'],
          },
        ]
      : [];
  });
}
