import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { nominative, objective } from '../../lexicon/pronoun-forms.ts';

const named = {
  rule: 'PronounCase',
  reason: 'Grammar',
  summary: 'The pronoun stands in another form here.',
} as const;

const governing =
  /^(?:to|for|with|from|about|of|at|by|on|between|without|against|behind|beside|near|towards?|among|through|around|except)$/;
const transitive =
  /^(?:tell|give|ask|help|invite|see|meet|love|know|call|visit|show|teach|take|bring|send|let|make|want|thank|join|follow|hear|watch|remind|trust|marry|like|hate|drive|pay|offer|lend|answer|interrupt|surprise|saw|phone|inform|warn|allow|leave|miss)$/;

/** "between you and I", "Me and my wife are", "gave it to she" (pronoun case: Quirk and others, 6.4–5). */
export const pronounCase = (sentence: Sentence): Edit[] => [
  ...afterPreposition(sentence),
  ...inPair(sentence),
  ...asSubject(sentence),
];

const replaced = (at: number, put: string): Edit[] => [{ ...named, at, remove: 1, put: [put] }];

/** "to he", "told she": not where a clause follows. */
function afterPreposition({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const put = objective.get(word.lower);
    const last = words[at - 1];
    if (put === undefined || !last || word.before !== '' || isSubject(words, at)) return [];
    const isVerb = last.kind === 'VERB' && transitive.test(formsOf(last)?.base ?? '');
    return (governing.test(last.lower) && words[at - 2] !== undefined) || isVerb ? replaced(at, put) : [];
  });
}

/** A verb whose subject the pronoun can be follows it, or precedes it in a question. */
const isSubject = (words: readonly TaggedWord[], at: number): boolean => {
  const next = words[at + 1];
  if (!next || next.before !== '') return false;
  return (
    isFinite(next) ||
    /^(?:AUX|VERB)$/.test(next.kind) ||
    (next.kind === 'ADV' && !isLast(words, at + 2)) ||
    next.lower.startsWith("'") ||
    next.kind === 'PART' ||
    next.lower === 'and' ||
    next.lower === 'all' ||
    next.lower === 'both'
  );
};

/** "likes she very much": no verb follows the adverb. */
const isLast = (words: readonly TaggedWord[], at: number): boolean =>
  !words.slice(at).some((word) => isFinite(word) || word.kind === 'VERB');

/** "between you and I", "for my brother and she". */
function inPair({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const put = objective.get(word.lower);
    if (
      put === undefined ||
      words[at - 1]?.lower !== 'and' ||
      words[at - 1]?.before !== '' ||
      word.before !== '' ||
      isSubject(words, at)
    ) {
      return [];
    }
    for (let from = at - 2; from >= Math.max(1, at - 6); from--) {
      const last = words[from - 1];
      if (!last || words[from]?.before !== '') break;
      const phrase = nounPhraseAt(words, from);
      const isPart =
        phrase?.head === at - 2 ||
        (from === at - 2 && /^(?:you|him|her|them|me|us|everyone)$/.test(words[from]?.lower ?? ''));
      if (!isPart) continue;
      const isVerb = last.kind === 'VERB' && transitive.test(formsOf(last)?.base ?? '');
      if (governing.test(last.lower) || isVerb) return replaced(at, put);
    }
    return [];
  });
}

/** "Last summer me and my family went" */
const isTime = (words: readonly TaggedWord[], at: number): boolean =>
  /^(?:last|this|next|every)$/.test(words[at - 1]?.lower ?? '') &&
  /^(?:summer|winter|spring|autumn|week|weekend|month|year|night|morning|evening|day|sunday|saturday)$/.test(
    words[at]?.lower ?? '',
  );

/** "Me and my wife are", "My wife and me are", "Him and his brother went". */
function asSubject({ words }: Sentence): Edit[] {
  const starts = words.flatMap((word, at) =>
    at === 0 ||
    word.before.includes(',') ||
    /^(?:because|that|when|if|and|but|so|although|while|yesterday|today|tomorrow)$/.test(
      words[at - 1]?.lower ?? '',
    ) ||
    isTime(words, at - 1)
      ? [at]
      : [],
  );
  return starts.flatMap((from): Edit[] => {
    const first = words[from];
    if (!first) return [];
    const put = nominative.get(first.lower);
    if (put !== undefined && words[from + 1]?.lower === 'and' && words[from + 1]?.before === '') {
      const phrase = nounPhraseAt(words, from + 2);
      const end = phrase ? phrase.head + 1 : from + 3;
      if (!isFinite(words[end]) || words[end]?.before !== '' || (first.lower === 'her' && !phrase)) return [];
      const other = words.slice(from + 2, end).map(({ text }) => text);
      const isMe = first.lower === 'me';
      return [
        {
          ...named,
          at: from,
          remove: end - from,
          put: isMe ? [...other, 'and', 'I'] : [put, 'and', ...other],
        },
      ];
    }
    const phrase = nounPhraseAt(words, from);
    const joint = phrase ? phrase.head + 1 : /^(?:you|he|she)$/.test(first.lower) ? from + 1 : -1;
    const second = words[joint + 1];
    const own = second && nominative.get(second.lower);
    const verb = words[joint + 2];
    if (
      joint < 0 ||
      words[joint]?.lower !== 'and' ||
      own === undefined ||
      (second?.lower === 'her' && verb?.kind !== 'AUX') ||
      !isFinite(verb) ||
      verb?.before !== ''
    ) {
      return [];
    }
    return replaced(joint + 1, own);
  });
}
