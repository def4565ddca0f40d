import type { Sentence } from '../../context/likelihood.ts';
import { isPerson, isThing } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { nounPhraseAt, type NounPhrase } from '../../lexicon/noun-phrase.ts';
import { irregularBase, verbForms } from '../../lexicon/verb-forms.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { formsOf } from '../../lexicon/forms-of.ts';

const named = {
  rule: 'ConfusedVerb',
  reason: 'Malapropism',
  summary: 'This verb is easily taken for another; the other is meant.',
} as const;

const pronouns = /^(?:me|him|her|us|them|you)$/;
const events =
  /^(?:lecture|class|classes|meeting|course|concert|lesson|lessons|conference|school|university|wedding|funeral|ceremony|seminar|workshop|party|match|college|event|training|talk|presentation|festival|play)s?$/;
const place = /^(?:at|in|on|when|during|through|while|years|last|two|three|for|by|yesterday|with)$/;

/**
 * Verbs whose object shows which is meant: "won her brother", "remember me to post", "knew my husband at a club",
 * "assist a lecture", "learn him to swim" (replaced verb in the Cambridge Learner Corpus; M. Swan, Practical English
 * Usage).
 */
export function verbByObject({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const base = irregularBase(word.lower) ?? formsOf(word)?.base;
    const object = words[at + 1];
    if (base === undefined || !object || object.before !== '') return [];
    const to =
      pronouns.test(object.lower) &&
      !(object.lower === 'her' && /^(?:NOUN|ADJ)$/.test(words[at + 2]?.kind ?? ''))
        ? at + 2
        : undefined;
    const phrase = to === undefined ? objectPhrase(words, at + 1) : undefined;
    const noun = phrase ? words[phrase.head] : undefined;
    const isName = object.kind === 'PROPN';
    const isSomebody = to !== undefined || (noun !== undefined && (isPerson(noun.lower) || isName));
    const next = words[to ?? (phrase ? phrase.head + 1 : -1)];
    const nextVerb = words[(to ?? (phrase ? phrase.head + 1 : -1)) + 1];
    if (
      base === 'tell' &&
      object.lower === 'that' &&
      !/^(?:am|is|are|was|were|be|been|being|have|has|had)$/.test(words[at - 1]?.lower ?? '') &&
      words[at + 2]?.before === '' &&
      /^(?:PRON|DET|PROPN|NOUN)$/.test(words[at + 2]?.kind ?? '') &&
      words.slice(at + 2).some(({ kind }) => kind === 'AUX' || kind === 'VERB')
    ) {
      return [{ ...named, at, remove: 1, put: [inFormOf(word.lower, base, 'say')] }];
    }
    const put = rightVerb(base, { words, at, object, noun, isSomebody, next, nextVerb });
    return put === undefined ? [] : [{ ...named, at, remove: 1, put: [inFormOf(word.lower, base, put)] }];
  });
}

/** The object, skipping "a great deal of", "a lot of" and the like. */
function objectPhrase(words: readonly TaggedWord[], at: number): NounPhrase | undefined {
  const phrase = nounPhraseAt(words, at);
  const isAmount = phrase && /^(?:deal|lot|lots|amount|plenty|number)$/.test(words[phrase.head]?.lower ?? '');
  return isAmount && words[phrase.head + 1]?.lower === 'of'
    ? (nounPhraseAt(words, phrase.head + 2) ?? phrase)
    : phrase;
}

interface Place {
  readonly words: readonly TaggedWord[];
  readonly at: number;
  readonly object: TaggedWord;
  readonly noun: TaggedWord | undefined;
  readonly isSomebody: boolean;
  readonly next: TaggedWord | undefined;
  readonly nextVerb: TaggedWord | undefined;
}

/** "from my aunt", "for my birthday": the words show that it is a present. */
const isGiven = (preposition: string | undefined, [owner, noun]: readonly TaggedWord[]): boolean => {
  if (preposition === 'from') {
    return (
      owner?.lower === 'me' ||
      (/^(?:my|his|her|our)$/.test(owner?.lower ?? '') && isPerson(noun?.lower ?? ''))
    );
  }
  return preposition === 'for' && (owner?.lower === 'christmas' || noun?.lower === 'birthday');
};

function rightVerb(
  base: string,
  { words, at, object, noun, isSomebody, next, nextVerb }: Place,
): string | undefined {
  const isClosed = !next || next.before !== '';
  const last = words[at - 1]?.lower ?? '';
  switch (base) {
    case 'win':
      return isSomebody &&
        !noun?.lower.endsWith("'s") &&
        (isClosed || /^(?:at|in|by|on|for|again|easily|last|because|when|and)$/.test(next.lower)) &&
        !/^(?:player|actor|writer|candidate|friend|voter|customer|heart)s?$/.test(noun?.lower ?? '') &&
        object.kind !== 'PROPN'
        ? 'beat'
        : undefined;
    case 'remember':
      return pronouns.test(object.lower) &&
        next?.lower === 'to' &&
        (nextVerb?.kind === 'VERB' || nextVerb?.kind === 'AUX')
        ? 'remind'
        : undefined;
    case 'know':
      return /^(?:knew|known)$/.test(words[at]?.lower ?? '') &&
        words[at]?.lower === 'knew' &&
        isSomebody &&
        next !== undefined &&
        place.test(next.lower) &&
        /^(?:i|we|he|she|they)$/.test(last) &&
        /^(?:at|in|when|during|last|while|on)$/.test(next.lower) &&
        !pronouns.test(object.lower) &&
        words[at + 2] !== undefined &&
        !words.slice(at).some(({ lower }) => /^(?:that|well|all|person)$/.test(lower))
        ? 'meet'
        : undefined;
    case 'assist':
      return noun && events.test(noun.lower) && !/^(?:my|his|her|their|our|your)$/.test(object.lower)
        ? 'attend'
        : undefined;
    case 'learn':
      return isSomebody &&
        next !== undefined &&
        /^(?:to|how|english|french|german|spanish|about|the|a|an|many|some|something|everything|maths|mathematics)$/.test(
          next.lower,
        ) &&
        (noun?.lower !== 'people' || next.lower === 'how')
        ? 'teach'
        : undefined;
    case 'borrow':
      return pronouns.test(object.lower) &&
        next !== undefined &&
        !isClosed &&
        /^(?:DET|PRON|NOUN|ADJ|NUM)$/.test(next.kind)
        ? 'lend'
        : undefined;
    case 'say':
      return pronouns.test(object.lower) &&
        next?.before === '' &&
        /^(?:that|to|about|the|a|how|what|why|where|when|if|he|she|it|they|i|we|you|not|his|her|my)$/.test(
          next.lower,
        ) &&
        object.lower !== 'you'
        ? 'tell'
        : undefined;
    case 'explain':
    case 'discover':
      return undefined;
    case 'control':
      return noun &&
        /^(?:passport|ticket|luggage|homework|spelling|mistake|essay|exam|bag|document|answer|email|mailbox)s?$/.test(
          noun.lower,
        )
        ? 'check'
        : undefined;
    case 'hear':
      return noun &&
        /^(?:music|radio|podcast|podcasts|songs)$/.test(noun.lower) &&
        /^(?:i|we|they|to|like|love|often|always|usually|he|she)$/.test(last) &&
        isClosed
        ? 'listen to'
        : undefined;
    case 'expect':
      return noun &&
        /^(?:bus|train|taxi|tram)$/.test(noun.lower) &&
        /^(?:was|were|am|are|is|been)$/.test(last)
        ? 'wait for'
        : undefined;
    case 'look':
      return noun && /^(?:television|tv|film|movie|match)$/.test(noun.lower) ? 'watch' : undefined;
    case 'realise':
    case 'realize':
      return noun && /^(?:project|trip|survey|research|experiment|study)$/.test(noun.lower)
        ? 'carry out'
        : undefined;
    case 'become':
      return noun &&
        isThing(noun.lower) &&
        isGiven(next?.lower, words.slice(words.indexOf(nextVerb ?? object)))
        ? 'get'
        : undefined;
    case 'rise':
      return words[at]?.lower !== 'rising' &&
        noun &&
        /^(?:hand|hands|price|prices|salary|tax|taxes|child|children|question|money|voice|standard|level|awareness)$/.test(
          noun.lower,
        ) &&
        object.kind !== 'PROPN'
        ? 'raise'
        : undefined;
    default:
      return undefined;
  }
}

function inFormOf(wrong: string, base: string, right: string): string {
  const [verb = '', ...rest] = right.split(' ');
  const from = verbForms(base);
  const to = verbForms(verb);
  const key =
    (['base', 's', 'past', 'participle', 'ing'] as const).find((form) => from[form] === wrong) ??
    (wrong.endsWith('ed') || wrong.endsWith('nt') ? 'past' : 'base');
  return [to[key], ...rest].join(' ');
}
