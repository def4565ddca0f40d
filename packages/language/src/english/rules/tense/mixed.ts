import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { subjectAt } from '../../lexicon/subject-at.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { named, subjects, text } from './tense.ts';
import { isOneOf } from '../grammar-rule.ts';

const lasting =
  /\b(?:now|still|today|nowadays|currently|always|usually|often|every|these days|ever since|since)\b/;
const states =
  /^(?:live|work|have|be|know|love|like|teach|own|run|think|believe|want|need|hope|say|mean|seem|remember|look|feel|use|include|contain|depend)$/;

/**
 * A past followed by a verb in the present: "When she opened the door, she sees a cat", "He took his bag and leaves",
 * "I thought he will come" (verb tense in the error types of NUCLE; Quirk and others, 14.31).
 */
export const mixed = (sentence: Sentence): Edit[] => [
  ...behindClause(sentence),
  ...joined(sentence),
  ...beforePast(sentence),
  ...thought(sentence),
  ...askedWhere(sentence),
  ...saidLater(sentence),
];

/** "When she opened the door, she sees a cat". */
function behindClause({ words }: Sentence): Edit[] {
  if (
    !/^(?:when|while|after|before|as|suddenly|once)$/.test(words[0]?.lower ?? '') ||
    (lasting.test(text(words)) && !isPerfectBehindPast(words))
  ) {
    return [];
  }
  const inner = subjectAt(words, 1);
  const comma = words.findIndex(({ before }) => before.includes(','));
  const main = comma < 0 ? undefined : subjectAt(words, comma);
  if (!inner || !main || inner.verb >= comma || !isPast(words[inner.verb])) return [];
  return toPast(words, main.verb);
}

/** "When I was a child, I have played": the perfect never goes with a time in the past. */
function isPerfectBehindPast(words: readonly TaggedWord[]): boolean {
  const comma = words.findIndex(({ before }) => before.includes(','));
  const main = comma < 0 ? undefined : subjectAt(words, comma);
  return (
    main !== undefined &&
    /^(?:have|has)$/.test(words[main.verb]?.lower ?? '') &&
    words[main.verb + 1]?.kind === 'VERB'
  );
}

/** "He took his bag and leaves". */
function joined({ words }: Sentence): Edit[] {
  const comma = words.findIndex(({ before }) => before.includes(','));
  const first = subjectAt(words, 0) ?? (comma > 0 && comma < 6 ? subjectAt(words, comma) : undefined);
  if (
    !first ||
    lasting.test(text(words)) ||
    !isPast(words[first.verb]) ||
    words[first.verb]?.kind === 'AUX'
  ) {
    return [];
  }
  return words.flatMap((word, at): Edit[] => {
    const verb = words[at + 1]?.lower === 'then' ? at + 2 : at + 1;
    if (word.lower !== 'and' || at < first.verb + 2 || !words[verb]) return [];
    const found = words[verb];
    const forms = found?.kind === 'VERB' ? formsOf(found) : undefined;
    if (!forms || found?.lower !== forms.s || states.test(forms.base) || words[verb + 1] === undefined) {
      return [];
    }
    if (
      words
        .slice(first.verb, at)
        .some(
          ({ lower, kind }) =>
            /^(?:that|which|who|what|to|when|if|because)$/.test(lower) || (kind === 'AUX' && lower !== 'was'),
        )
    ) {
      return [];
    }
    return [{ ...named, at: verb, remove: 1, put: [forms.past] }];
  });
}

/** "While she was reading, the boy faints and fell": a present between two pasts. */
function beforePast({ words }: Sentence): Edit[] {
  const and = words.findIndex(({ lower, before }, at) => at > 3 && lower === 'and' && before === '');
  const [verb, last] = [words[and - 1], words[and + 1]];
  if (and < 0 || !isPast(last) || last?.kind !== 'VERB' || lasting.test(text(words))) return [];
  const forms = verb ? formsOf({ ...verb, kind: 'VERB' }) : undefined;
  const subject = words[and - 2];
  const isThird =
    subject !== undefined &&
    /^(?:NOUN|PROPN|PRON)$/.test(subject.kind) &&
    !/^(?:who|that|which|it)$/.test(subject.lower);
  const isTold = words.slice(0, and - 2).some((word) => /^(?:was|were|had)$/.test(word.lower));
  if (!verb || !forms || verb.lower !== forms.s || verb.before !== '' || !isThird || !isTold) return [];
  // "He knew that the earth turns and said so": general truths stand in a clause within the sentence.
  let opens = and - 2;
  while (
    opens > 0 &&
    words[opens]?.before === '' &&
    /^(?:DET|ADJ|NOUN|PROPN)$/.test(words[opens - 1]?.kind ?? '')
  ) {
    opens--;
  }
  if (words[opens]?.before !== ',') return [];
  return verb.kind === 'VERB' || words[and - 3]?.kind === 'DET'
    ? [{ ...named, at: and - 1, remove: 1, put: [forms.past] }]
    : [];
}

/** "She asked me where I am from". */
function askedWhere({ words }: Sentence): Edit[] {
  const put: Readonly<Record<string, string>> = {
    am: 'was',
    is: 'was',
    are: 'were',
    can: 'could',
    will: 'would',
    has: 'had',
    have: 'had',
    "don't": "didn't",
    "doesn't": "didn't",
  };
  return words.flatMap((word, at): Edit[] => {
    const past = Object.hasOwn(put, word.lower) ? put[word.lower] : undefined;
    if (past === undefined || !isOneOf(words[at - 1], subjects)) return [];
    const before = text(words.slice(Math.max(0, at - 8), at - 1));
    return /\b(?:asked|wondered)(?: me| him| her| us| them| \w+ \w+)? (?:where|what|how|when|why|who|how old|how long|how much)$/.test(
      before,
    )
      ? [{ ...named, at, remove: 1, put: [past] }]
      : [];
  });
}

/** "I thought he will come", "She asked if I can help". */
function thought({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    if (!/^(?:will|can|may|won't|can't)$/.test(word.lower) || !isOneOf(words[at - 1], subjects)) return [];
    const before = text(words.slice(Math.max(0, at - 6), at - 1));
    const isThought =
      /\b(?:i|he|she|we|they|who|never) (?:thought|knew|hoped|believed|decided|expected|was sure|was afraid|were sure)(?: that)?$/.test(
        before,
      );
    const isAsked = /\b(?:asked|wondered)(?: me| him| her| us| them)? (?:if|whether)$/.test(before);
    const put: Readonly<Record<string, string>> = {
      will: 'would',
      can: 'could',
      may: 'might',
      "won't": "wouldn't",
      "can't": "couldn't",
    };
    return isThought || isAsked ? [{ ...named, at, remove: 1, put: [put[word.lower] ?? ''] }] : [];
  });
}

/** "She said that she will send it the following day": a time counted from the past. */
function saidLater({ words }: Sentence): Edit[] {
  const whole = text(words);
  const said = words.findIndex(({ lower }) =>
    /^(?:said|told|promised|explained|announced|added|replied)$/.test(lower),
  );
  const isLater =
    /\b(?:the (?:following|next) (?:day|week|month|year|morning|evening)|later that|the day after)\b/.test(
      whole,
    );
  if (said < 1 || !isLater || words[0]?.lower === 'as') return [];
  if (words.slice(said).some(({ lower }) => /^(?:and|if|when|until|on|in)$/.test(lower))) return [];
  return words.flatMap((word, at): Edit[] => {
    const isReported =
      at > said && at < said + 8 && words.slice(said, at).every(({ before }) => before === '');
    const isTheirs = /^(?:i|he|she|we|they)$/.test(words[at - 1]?.lower ?? '');
    return word.lower === 'will' && isTheirs && isReported && word.kind === 'AUX'
      ? [{ ...named, at, remove: 1, put: ['would'] }]
      : [];
  });
}

function toPast(words: readonly TaggedWord[], at: number): Edit[] {
  const verb = words[at];
  if (!verb) return [];
  const main = words[at + 1];
  const mainForms =
    main && /^(?:has|have)$/.test(verb.lower) && main.kind === 'VERB' ? formsOf(main) : undefined;
  if (mainForms && main?.lower === mainForms.participle) {
    return [{ ...named, at, remove: 2, put: [mainForms.past] }];
  }
  const known: ReadonlyMap<string, string> = new Map(
    Object.entries({
      is: 'was',
      are: 'were',
      am: 'was',
      has: 'had',
      have: 'had',
      "doesn't": "didn't",
      "don't": "didn't",
      "can't": "couldn't",
    }),
  );
  const forms = verb.kind === 'VERB' ? formsOf(verb) : undefined;
  const isPresent =
    forms !== undefined &&
    forms.base !== forms.past &&
    (verb.lower === forms.s || verb.lower === forms.base) &&
    !states.test(forms.base);
  const put = known.get(verb.lower) ?? (isPresent ? forms.past : undefined);
  return put === undefined ? [] : [{ ...named, at, remove: 1, put: [put] }];
}

const isPast = (word: TaggedWord | undefined): boolean =>
  word !== undefined &&
  (/^(?:was|were|had|didn't)$/.test(word.lower) ||
    (word.kind === 'VERB' && formsOf(word)?.past === word.lower && formsOf(word)?.base !== word.lower));
