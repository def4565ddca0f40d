import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { clauseAt } from '../../lexicon/contracted-subject.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import { subjectAt, type Subject } from '../../lexicon/subject-at.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { setOf } from '../grammar-rule.ts';

const named = {
  rule: 'RunOn',
  reason: 'Punctuation',
  summary: 'Two sentences stand side by side without a mark or a conjunction.',
} as const;

/** Adjectives and adverbs after which "that" may be omitted: "I am sure he came". */
const withClause = setOf(
  'sure glad afraid happy sorry certain aware sad surprised pleased lucky confident convinced clear true possible likely obvious important angry proud grateful delighted disappointed worried thankful so such same now once everywhere the way long far soon hard only just more less much how however no matter where when hopeful ashamed fortunate time wherever back very next first last there best worst most least all',
);
/** Nouns followed by a complete clause: "the day we painted the house", "the way he plays the piano". */
const withWholeClause = setOf(
  'time day year way place moment reason week month morning night evening afternoon summer winter spring autumn minute hour second weekend fact idea hope feeling news chance speed rate extent degree ease kind sort thing things case condition point age date season period occasion direction manner',
);
const joining = setOf(
  'that which who whom whose what where how why when if because although though while as than unless until since before after whether once so and but or either neither nor like every',
);

/** "It was getting dark we decided to go home" (Quirk and others, appendix III.12; run-ons in the error types of NUCLE). */
export function runOn({ words, end, start }: Sentence): Edit[] {
  if (!end.startsWith('.') || /["“”'’(]/.test(start + end)) return [];
  if (words.some(({ before }) => before !== '')) return [];
  const first = subjectAt(words, 0) ?? requestAt(words);
  if (!first) return [];
  for (let at = first.verb + 2; at < words.length - 2; at++) {
    const second = clauseAt(words, at);
    const last = words[at - 1];
    const subject = words[at];
    if (!second || !last || !subject || !/^(?:i|he|she|it|we|they)(?:'\w+)?$/.test(subject.lower)) continue;
    const isYear = /^(?:19|20)\d\d$/.test(last.lower) && /^(?:since|in)$/.test(words[at - 2]?.lower ?? '');
    if (words.slice(first.verb, isYear ? at - 2 : at).some(({ lower }) => joining.has(lower))) return [];
    if (!isSeparate(words, first, second, last)) continue;
    return [{ ...named, at: at - 1, remove: 2, put: [`${last.text};`, subject.text] }];
  }
  return [];
}

/** "Don't worry about the dishes": a request is a clause of its own. */
const requestAt = (words: readonly TaggedWord[]): Subject | undefined =>
  words[0]?.lower === "don't" && words[1]?.kind === 'VERB' && words[1].lower !== 'forget'
    ? { from: 0, verb: 1, isPronoun: false }
    : undefined;

/** Whether the second subject cannot belong to anything before it. */
function isSeparate(
  words: readonly TaggedWord[],
  first: Subject,
  second: Subject,
  last: TaggedWord,
): boolean {
  if (withClause.has(last.lower)) return false;
  const before = words.slice(first.verb, second.from);
  if (before.some((word) => takesClause(word))) return false;
  if (/^(?:late|early)$/.test(last.lower)) return isPlainLate(words, second.from - 2);
  if (last.lower.endsWith('est')) return false;
  if (last.kind === 'ADJ' || /^(?:19|20)\d\d$/.test(last.lower)) return true;
  if (last.kind === 'ADV') {
    return (
      /^(?:yesterday|today|tomorrow|again|well|hard|fast|together|badly|here|slowly|quickly|home|abroad|outside|inside)$/.test(
        last.lower,
      ) || last.lower.endsWith('ly')
    );
  }
  if (last.kind === 'VERB') return intransitive.has(formsOf(last)?.base ?? '') && second.isPronoun;
  const verb = words[second.verb];
  const isParticle =
    /^(?:down|up|off|out|away|over)$/.test(last.lower) && words[second.from - 2]?.kind === 'VERB';
  if (isParticle && isComplete(words, second)) return true;
  if (last.kind === 'NOUN' && !withWholeClause.has(last.lower) && isComplete(words, second)) return true;
  const isWhole =
    verb !== undefined &&
    /^(?:is|was|are|were|it's|he's|she's|they're|we're|i'm)$/.test(verb.lower) &&
    /^(?:very|so|too|really|not|a|an|the|always|both|all)$/.test(words[second.verb + 1]?.lower ?? '');
  return (
    last.kind === 'NOUN' && isWhole && words[second.verb + 2] !== undefined && words.at(-1)?.kind !== 'ADP'
  );
}

/** "too late", "until late". */
const isPlainLate = (words: readonly TaggedWord[], at: number): boolean =>
  !/^(?:too|so|until|till|as|how|very)$/.test(words[at]?.lower ?? '');

const intransitive = setOf(
  'come go arrive sleep work rain snow arrive fall stop cry laugh swim open close sit wait die',
);
const withPlace = setOf('work live come go arrive sleep stay');
const timeWords = setOf(
  'time day year week month morning night evening afternoon summer winter moment minute hour weekend',
);

/**
 * Whether a clause has its own object, so that it is not a relative clause such as "the book he gave me": "they give me
 * nightmares", "it makes me sick", "we need the car", "she works in a hospital".
 */
function isComplete(words: readonly TaggedWord[], { verb }: Subject): boolean {
  const at =
    /^(?:had|have|has)$/.test(words[verb]?.lower ?? '') && words[verb + 1]?.lower === 'to' ? verb + 2 : verb;
  const main = words[at];
  const next = words[at + 1];
  if (main?.kind === 'AUX' && next?.kind === 'VERB') {
    const object = words[at + 2];
    const then = words[at + 3];
    return (
      /^(?:me|us|him|them|it)$/.test(object?.lower ?? '') &&
      !/^(?:tell|give|show|offer|teach|ask|call|buy|send|make)$/.test(next.lower) &&
      (!then || /^(?:when|later|tomorrow|soon|tonight|myself|after|before|again|today|now)$/.test(then.lower))
    );
  }
  const base = main?.kind === 'VERB' ? formsOf(main)?.base : undefined;
  if (base === undefined || !next || words.at(-1)?.kind === 'ADP') return false;
  if (/^(?:in|at|for|near|on|every)$/.test(next.lower)) {
    const phrase = nounPhraseAt(words, at + 2);
    return withPlace.has(base) && phrase !== undefined && !timeWords.has(words[phrase.head]?.lower ?? '');
  }
  const isObject = /^(?:me|us|him|them|it|you)$/.test(next.lower);
  const from = isObject ? at + 2 : at + 1;
  const then = words[from];
  // "the vase she gave him last year" has no object of its own.
  if (isObject && then?.kind === 'ADJ') return /^(?:make|keep|drive|turn)$/.test(base);
  if (!then || (isObject && !/^(?:make|give|cost|remind|help|keep|bring)$/.test(base))) return false;
  const phrase = nounPhraseAt(words, from);
  const noun = phrase && words[phrase.head];
  if (!noun || timeWords.has(noun.lower)) return false;
  if (!isObject && !phrase.hasDeterminer) return false;
  return (
    !/^(?:tell|give|show|offer|teach|ask|call|pay|buy|send|lend|spend|sell|promise|owe)$/.test(base) ||
    isObject
  );
}

const verbsWithClause = setOf(
  'say tell think know believe hope feel see hear find guess wish realize realise suppose imagine remember forget learn notice show prove mean understand decide discover claim agree admit fear assume expect suggest make let help swear promise doubt reckon ensure seem appear figure bet tell teach warn remind explain hope pray dream ask',
);
const takesClause = (word: TaggedWord): boolean => {
  const base = formsOf(word)?.base;
  return base !== undefined && verbsWithClause.has(base);
};
