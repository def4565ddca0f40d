import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { phraseEnd } from '../../lexicon/subject-at.ts';
import { isJudged } from './judged-clause.ts';

const named = {
  rule: 'MissingSubject',
  reason: 'Grammar',
  summary: 'English sentences have a subject, be it only “it” or “there”.',
} as const;

/** "Is very cold here", "because is late", "In my town are many shops" (Quirk and others, 10.26, 18.44–46). */
export const missingSubject = (sentence: Sentence): Edit[] => [
  ...opening(sentence),
  ...inClause(sentence),
  ...there(sentence),
  ...ofModal(sentence),
  ...ofPlace(sentence),
];

/** "He asked me if could lend": a modal cannot open a clause after "if" or "because". */
function ofModal({ words }: Sentence): Edit[] {
  const subject = words[0]?.lower.split("'")[0] ?? '';
  const put = /^(?:i|he|she|we|they|you)$/.test(subject) ? (subject === 'i' ? 'I' : subject) : 'it';
  return words.flatMap((word, at): Edit[] =>
    at > 1 &&
    word.text === word.lower &&
    /^(?:could|can|would|will|should|must|might)$/.test(word.lower) &&
    word.kind === 'AUX' &&
    word.before === '' &&
    /^(?:if|whether|because|although|unless)$/.test(words[at - 1]?.lower ?? '') &&
    isBareVerb(words, at + 1)
      ? [{ ...named, at, remove: 0, put: [put] }]
      : [],
  );
}

/** "If could lend", "because cannot help"; "although might never makes it so" has a noun. */
function isBareVerb(words: Sentence['words'], from: number): boolean {
  const at = /^(?:PART|ADV)$/.test(words[from]?.kind ?? '') ? from + 1 : from;
  const verb = words[at];
  return (
    verb?.before === '' &&
    /^(?:VERB|AUX)$/.test(verb.kind) &&
    !/^(?:can|could|will|would|might|may|must|should)$/.test(verb.lower) &&
    (verb.lower === 'be' || verb.lower === 'have' || formsOf({ ...verb, kind: 'VERB' })?.base === verb.lower)
  );
}

const describing = /^(?:ADJ)$/;

function opening({ words, end, start }: Sentence): Edit[] {
  if (/[\])…]|\.\s*\./.test(start)) return [];
  const [verb, second, third] = words;
  if (
    !verb ||
    !second ||
    end.startsWith('?') ||
    !/^(?:is|was|isn't|wasn't)$/.test(verb.lower) ||
    words.length < 4
  ) {
    return [];
  }
  const isDegree = /^(?:very|so|too|really|not|quite|always|also)$/.test(second.lower);
  const isState = isDegree
    ? third !== undefined && (describing.test(third.kind) || third.kind === 'DET' || third.kind === 'VERB')
    : describing.test(second.kind) &&
      third?.before === '' &&
      /^(?:to|that|in|for|when|because|here|and|but|if)$/.test(third.lower);
  const isDoing = second.kind === 'VERB' && /^(?:raining|snowing|getting|becoming)$/.test(second.lower);
  return isState || isDoing || (/^(?:a|an)$/.test(second.lower) && !end.startsWith('?') && words.length > 4)
    ? [{ ...named, at: 0, remove: 1, put: ['it', verb.lower] }]
    : [];
}

/** "because is late", "I think is better": no subject follows the conjunction. */
function inClause({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const last = words[at - 1];
    const next = words[at + 1];
    if (!last || !next || !/^(?:is|was)$/.test(word.lower) || word.before !== '' || next.before !== '') {
      return [];
    }
    const isOpen =
      /^(?:because|although|if|since|but|so|though|unless)$/.test(last.lower) ||
      (/^(?:when|while|whenever)$/.test(last.lower) && next.kind === 'ADJ') ||
      isJudged(words, at) ||
      (/^(?:think|believe|hope|said|says|say)$/.test(last.lower) &&
        /^(?:i|we|they|he|she|people|you)$/.test(words[at - 2]?.lower ?? '') &&
        (at === 2 ||
          /^(?:and|but|because|so|,)$/.test(words[at - 3]?.lower ?? '') ||
          words[at - 2]?.before.includes(',') === true));
    if (!isOpen || (last.lower === 'so' && words[at - 2]?.before === '' && words[at - 2]?.kind !== 'ADJ')) {
      return [];
    }
    if (/^(?:but|so|if)$/.test(last.lower) && last.before === '') return [];
    const isState =
      next.kind === 'ADJ' ||
      /^(?:very|so|too|a|an|not|really|the|raining|snowing|getting|important|better|more|my)$/.test(
        next.lower,
      );
    if (last.lower === 'but' && !/^(?:very|too|so)$/.test(next.lower)) return [];
    return isState ? [{ ...named, at, remove: 1, put: ['it', word.lower] }] : [];
  });
}

/** "In my town are many shops", "In this city has a museum". */
function there({ words, end }: Sentence): Edit[] {
  if (!/^(?:in|on|at|near|behind|under)$/.test(words[0]?.lower ?? '') || !end.startsWith('.')) return [];
  const at = phraseEnd(words, 1);
  const verb = at === undefined ? undefined : words[at];
  if (at === undefined || !verb || !/^(?:is|are|was|were|has|have)$/.test(verb.lower)) return [];
  const next = words[at + 1];
  if (
    !next ||
    !/^(?:many|several|some|a|an|two|three|four|no|lots|few|only|five|six|seven|eight|nine|ten|twelve|twenty|thirty|about|over)$/.test(
      next.lower,
    )
  ) {
    return [];
  }
  const isHas = /^(?:has|have)$/.test(verb.lower);
  const isMany =
    /^(?:many|several|some|two|three|four|lots|few|five|six|seven|eight|nine|ten|twelve|twenty|thirty|about|over)$/.test(
      next.lower,
    ) ||
    (next.lower === 'a' && words[at + 2]?.lower === 'lot');
  const be = isHas ? (isMany ? 'are' : 'is') : verb.lower;
  if (!isHas && (!isMany || /^(?:on|behind|under)$/.test(words[0]?.lower ?? ''))) return [];
  return [{ ...named, at, remove: 1, put: ['there', be] }];
}

/** "In my city is very difficult to find a flat." */
function ofPlace({ words, end }: Sentence): Edit[] {
  if (!/^(?:in|on|at|for|during|near)$/.test(words[0]?.lower ?? '') || !end.startsWith('.')) return [];
  const at = phraseEnd(words, 1);
  const verb = at === undefined ? undefined : words[at];
  if (at === undefined || !verb || !/^(?:is|was)$/.test(verb.lower) || verb.before !== '') return [];
  const degree = /^(?:very|so|too|really|not|quite|often|always|more)$/.test(words[at + 1]?.lower ?? '')
    ? 1
    : 0;
  const isJudged =
    /^(?:difficult|easy|hard|possible|impossible|important|necessary|common|normal|dangerous|usual|forbidden)$/.test(
      words[at + degree + 1]?.lower ?? '',
    );
  // "Under the bed is hard to reach": the place itself is judged.
  const object = words[at + degree + 4];
  return isJudged && words[at + degree + 2]?.lower === 'to' && object?.before === ''
    ? [{ ...named, at, remove: 1, put: ['it', verb.lower] }]
    : [];
}
