import type { Sentence } from '../context/likelihood.ts';
import { formsOf } from '../words/forms-of.ts';
import { nounPhraseAt } from '../words/noun-phrase.ts';
import type { Edit } from '../words/edit.ts';
import type { TaggedWord } from '../words/tagged-words.ts';
import { isOneOf, setOf, type GrammarRule } from './grammar-rule.ts';

const named = {
  rule: 'VerbTense',
  reason: 'Grammar',
  summary: 'The verb stands in another tense here.',
} as const;

const subjects = setOf('i you he she it we they');
const third = setOf('he she it');

/**
 * Tenses that a word of time decides: "yesterday I meet", "we have met two years ago", "she lives here since she was
 * born", "if I would have money" (verb tense in the error types of NUCLE; Quirk and others, 4.11–27, 14.23, 15.36).
 */
export const verbTense: GrammarRule = (sentence) => [
  ...perfectWithPastTime(sentence),
  ...presentWithSince(sentence),
  ...presentWithPastTime(sentence),
  ...condition(sentence),
  ...reported(sentence),
  ...future(sentence),
  ...narrative(sentence),
  ...firstTime(sentence),
];

const text = (words: readonly TaggedWord[]): string => words.map(({ lower }) => lower).join(' ');

const pastTime =
  /\b(?:yesterday|(?:\w+) (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?) ago|last (?:night|week|month|year|summer|winter|spring|autumn|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|in (?:1[5-9]|20)\d\d|when i was (?:a|young|little|\d+))\b/;

function perfectWithPastTime(sentence: Sentence): Edit[] {
  const { words } = sentence;
  return words.flatMap((word, at): Edit[] => {
    if (
      !/^(?:have|has|i've|we've|they've|you've|haven't|hasn't)$/.test(word.lower) ||
      /n't$|'/.test(word.lower)
    ) {
      return [];
    }
    const verb = words[at + 1];
    if (!verb || words[at - 1]?.kind === 'AUX' || words[at - 1]?.lower === 'to') return [];
    const forms = formsOf(verb);
    if (!forms || verb.lower !== forms.participle) return [];
    const rest = text(words.slice(at + 2, at + 14));
    const before = text(words.slice(0, at));
    const time = pastTime.exec(rest);
    if (
      !time ||
      /\b(?:since|and|but|that|which|who|because|when|than|until|from|by)\b/.test(
        rest.slice(0, time.index),
      ) ||
      /\bsince\b/.test(before)
    ) {
      return [];
    }
    if (time[0].startsWith('in') && !time.index) return [];
    return [
      {
        ...named,
        at,
        remove: 2,
        put: [
          forms.base === 'be'
            ? word.lower === 'has' || words[at - 1]?.lower === 'i'
              ? 'was'
              : 'were'
            : forms.past,
        ],
      },
    ];
  });
}

const perfectFor =
  /\bfor (?:\w+ )?(?:two|three|four|five|six|seven|eight|nine|ten|many|several|some|\d+|a long|a few) (?:years|months|weeks|days|hours|time)\b/;
const since =
  /\bsince (?:i|he|she|we|they|my|his|her|(?:19|20)\d\d|last|yesterday|childhood|then|january|february|march|april|may|june|july|august|september|october|november|december|monday|two|three|the (?:beginning|start|age|day|war)|birth)\b/;
const stative = setOf('live know work be have study learn teach play wait speak own love');

function presentWithSince(sentence: Sentence): Edit[] {
  const { words } = sentence;
  return words.flatMap((word, at): Edit[] => {
    const before = words.slice(0, at);
    if (
      before.some(
        ({ lower, kind }) =>
          kind === 'AUX' || /^(?:when|if|to|because|but|that|who|which)$/.test(lower) || kind === 'VERB',
      )
    ) {
      return [];
    }
    const rest = text(words.slice(at + 1));
    const isSince = since.test(rest);
    const isFor = perfectFor.test(rest) && (/\bnow$/.test(rest) || isOneOf(words[at - 1], subjects));
    const between = rest.slice(0, (since.exec(rest) ?? perfectFor.exec(rest))?.index);
    if (
      (!isSince && !isFor) ||
      /\b(?:that|which|who|but|because|and|if|when)\b/.test(between) ||
      /\b(?:a|per|every|each) (?:day|week|month|year)\b/.test(rest)
    ) {
      return [];
    }
    const subject = words[at - 1];
    if (!subject || !(isOneOf(subject, subjects) || subject.kind === 'NOUN' || subject.kind === 'PROPN')) {
      return [];
    }
    const have =
      isOneOf(subject, third) || (!isOneOf(subject, subjects) && subject.lemma === subject.lower)
        ? 'has'
        : 'have';
    if (/^(?:am|is|are)$/.test(word.lower)) {
      const verb = words[at + 1];
      const forms = verb && formsOf(verb);
      if (forms && verb.lower === forms.ing) {
        if (rest.includes('going to')) return [];
        const isKnowing = /^(?:know|be|have|love|own|like)$/.test(forms.base);
        return [
          { ...named, at, remove: 2, put: isKnowing ? [have, forms.participle] : [have, 'been', forms.ing] },
        ];
      }
      return isSince && word.lower !== 'are' ? [{ ...named, at, remove: 1, put: [have, 'been'] }] : [];
    }
    const forms = formsOf(word);
    if (
      !forms ||
      word.kind !== 'VERB' ||
      (word.lower !== forms.base && word.lower !== forms.s && !(isSince && word.lower === forms.past)) ||
      forms.base === forms.past
    ) {
      return [];
    }
    if (!stative.has(forms.base)) return [];
    return [{ ...named, at, remove: 1, put: [have, forms.participle] }];
  });
}

const openingTime =
  /^(?:yesterday|last (?:night|week|month|year|summer|winter|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:\w+ )?(?:days?|weeks?|months?|years?) ago|in (?:19|20)\d\d)\b/;
const closingTime =
  /(?:\byesterday(?: (?:morning|evening|afternoon))?|\blast (?:night|week|month|year|summer|winter|weekend)|\b(?:\w+) (?:days?|weeks?|months?|years?) ago)$/;

function presentWithPastTime(sentence: Sentence): Edit[] {
  const { words } = sentence;
  const whole = text(words);
  const opens = openingTime.exec(whole);
  if (!opens && !closingTime.test(whole)) return [];
  if (/\b(?:that|which|who|because|but|when|if|know|think|remember|since|than|say|says|so)\b/.test(whole)) {
    return [];
  }
  const finite = words.findIndex(({ kind }, at) => (kind === 'VERB' || kind === 'AUX') && at > 0);
  const verb = words[finite];
  const subject = words[finite - 1];
  if (
    !verb ||
    !subject ||
    !(isOneOf(subject, subjects) || subject.kind === 'NOUN' || subject.kind === 'PROPN')
  ) {
    return [];
  }
  if (!isOneOf(subject, subjects) && !opens) return [];
  if (/^(?:am|is|are)$/.test(verb.lower)) {
    return [{ ...named, at: finite, remove: 1, put: [verb.lower === 'are' ? 'were' : 'was'] }];
  }
  if (/^(?:don't|doesn't)$/.test(verb.lower)) return [{ ...named, at: finite, remove: 1, put: ["didn't"] }];
  if (verb.kind !== 'VERB' && !/^(?:has|have)$/.test(verb.lower)) return [];
  if (/^(?:has|have)$/.test(verb.lower) && words[finite + 1]?.kind === 'VERB') return [];
  const forms = formsOf(verb);
  if (!forms || (verb.lower !== forms.base && verb.lower !== forms.s) || verb.lower === forms.past) return [];
  return [{ ...named, at: finite, remove: 1, put: [forms.past] }];
}

/** "If I would have more money, I would": the condition itself has no "would" and no "will". */
function condition(sentence: Sentence): Edit[] {
  const { words } = sentence;
  return words.flatMap((word, at): Edit[] => {
    if (
      word.lower !== 'if' ||
      (at > 0 && !/^(?:and|but)$/.test(words[at - 1]?.lower ?? '') && word.before === '')
    ) {
      return [];
    }
    const subject = nounPhraseAt(words, at + 1);
    const modalAt = isOneOf(words[at + 1], subjects) ? at + 2 : subject ? subject.head + 1 : -1;
    const modal = words[modalAt];
    const verb = words[modalAt + 1];
    const main = text(words.slice(modalAt + 2));
    if (!modal || !verb || !/^(?:would|will)$/.test(modal.lower)) return [];
    if (
      /^(?:like|care|be|please|prefer|kindly|mind|only|just|you|not|ever|never)$/.test(verb.lower) &&
      modal.lower === 'would'
    ) {
      return verb.lower === 'be' && /\bwould\b/.test(main)
        ? [{ ...named, at: modalAt, remove: 2, put: ['were'] }]
        : [];
    }
    if (!/\b(?:would|could|will|can)\b/.test(main)) return [];
    const forms = formsOf(verb) ?? (verb.lower === 'have' ? formsOf({ ...verb, kind: 'AUX' }) : undefined);
    if (!forms || verb.lower !== forms.base) return [];
    if (modal.lower === 'will') {
      const isThird =
        isOneOf(words[at + 1], third) ||
        (subject?.number === 'singular' && !isOneOf(words[at + 1], subjects));
      const present =
        forms.base === 'be'
          ? words[at + 1]?.lower === 'i'
            ? 'am'
            : isThird
              ? 'is'
              : 'are'
          : isThird
            ? forms.s
            : forms.base;
      return [{ ...named, at: modalAt, remove: 2, put: [present] }];
    }
    return [{ ...named, at: modalAt, remove: 2, put: [forms.base === 'be' ? 'were' : forms.past] }];
  });
}

/** "She said that she will call": with "but" or "and" in the past behind it, the promise belongs to the past. */
function reported(sentence: Sentence): Edit[] {
  const { words } = sentence;
  return words.flatMap((word, at): Edit[] => {
    if (!/^(?:will|can)$/.test(word.lower) || !isOneOf(words[at - 1], subjects)) return [];
    const before = text(words.slice(Math.max(0, at - 6), at - 1));
    if (
      !/\b(?:said|told (?:me|him|her|us|them)|thought|promised|knew|hoped)(?: (?:me|him|her|us|them))?(?: that)?$/.test(
        before,
      )
    ) {
      return [];
    }
    const rest = text(words.slice(at + 1));
    if (
      !/\bbut\b.*\b(?:did|didn't|never|was|wasn't|had|forgot|changed)\b/.test(rest) &&
      !/^(?:i|we)\b.*\b(?:that)?$/.test(before)
    ) {
      return [];
    }
    return [{ ...named, at, remove: 1, put: [word.lower === 'will' ? 'would' : 'could'] }];
  });
}

/** "I will call you when I will arrive": no "will" in a clause of time. */
function future({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const isTime =
      /^(?:when|until|before|after|once)$/.test(word.lower) ||
      (word.lower === 'as' && words[at - 1]?.lower === 'soon');
    const [subject, modal, verb] = [words[at + 1], words[at + 2], words[at + 3]];
    if (!isTime || !subject || !isOneOf(subject, subjects) || modal?.lower !== 'will' || !verb) return [];
    const elsewhere = text([...words.slice(0, at), ...words.slice(at + 4)]);
    if (!/\b(?:will|i'll|we'll|he'll|she'll|they'll|can|must|please|going to)\b/.test(elsewhere)) return [];
    if (
      /^(?:know|knows|wonder|ask|asked|tell|say|sure|about|idea|decide)$/.test(words[at - 1]?.lower ?? '')
    ) {
      return [];
    }
    const forms = formsOf(verb) ?? (verb.lower === 'be' ? formsOf({ ...verb, kind: 'AUX' }) : undefined);
    if (!forms || verb.lower !== forms.base) return [];
    const isThird = isOneOf(subject, third);
    const be = subject.lower === 'i' ? 'am' : isThird ? 'is' : 'are';
    return [
      { ...named, at: at + 2, remove: 2, put: [forms.base === 'be' ? be : isThird ? forms.s : forms.base] },
    ];
  });
}

/** "While I was walking, I see a dog", "when I was young I play": one past, the other too. */
function narrative({ words }: Sentence): Edit[] {
  const whole = text(words);
  const isPast =
    /\b(?:while|when) (?:\w+ )?(?:i|he|she|it|we|they) (?:was|were) (?:\w+ing|a|an|young|little|small|at|in|on|\d+)\b/.test(
      whole,
    ) || /\b(?:was|were) \w+ing (?:\w+ ){0,4}when\b/.test(whole);
  if (!isPast || /\b(?:now|today|still|always|know|think|remember|say|says|believe|usually)\b/.test(whole)) {
    return [];
  }
  return words.flatMap((verb, at): Edit[] => {
    const subject = words[at - 1];
    if (
      !subject ||
      !/^(?:i|he|she|it|we|they)$/.test(subject.lower) ||
      verb.kind !== 'VERB' ||
      verb.before !== ''
    ) {
      return [];
    }
    const forms = formsOf(verb);
    if (!forms || (verb.lower !== forms.base && verb.lower !== forms.s) || forms.base === forms.past) {
      return [];
    }
    return [{ ...named, at, remove: 1, put: [forms.past] }];
  });
}

/** "It's the first time I see snow". */
function firstTime({ words }: Sentence): Edit[] {
  const at = words.findIndex(({ lower }) => lower === 'time');
  if (!/^(?:it's|it is|this is) the (?:first|second|third|only) time(?: that)?\b/.test(text(words))) {
    return [];
  }
  const from = words[at + 1]?.lower === 'that' ? at + 2 : at + 1;
  const [subject, verb] = [words[from], words[from + 1]];
  const forms = verb?.kind === 'VERB' ? formsOf(verb) : undefined;
  if (!subject || !isOneOf(subject, subjects) || !verb || !forms) return [];
  if (verb.lower !== forms.base && verb.lower !== forms.s) return [];
  return [
    { ...named, at: from + 1, remove: 1, put: [isOneOf(subject, third) ? 'has' : 'have', forms.participle] },
  ];
}
