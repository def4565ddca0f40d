import type { Sentence } from '../../context/likelihood.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isOneOf } from '../grammar-rule.ts';
import { named, subjects, text } from './tense.ts';

const pastTime =
  /\b(?:yesterday|(?:\w+) (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?) ago|last (?:night|week|month|year|summer|winter|spring|autumn|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|in (?:1[1-9]|20)\d\d|in the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth) century|when i was (?:a|young|little|\d+))\b/;

/** "Shakespeare has written": the perfect is not used of people who are dead (Quirk and others, 4.20). */
const dead =
  /^(?:\w+ ){0,2}(?:shakespeare|mozart|beethoven|bach|picasso|einstein|newton|dickens|napoleon|michelangelo|gogh|rembrandt|cervantes|darwin|edison|columbus|goethe|chopin|tolstoy|hemingway|gandhi|galileo|dante|homer|plato|aristotle|caesar|cleopatra|chekhov|austen|kafka|monet)$/;
const lifetime = /\b(?:in|during) (?:his|her) (?:lifetime|childhood|youth|reign)\b/;

/** "Yesterday evening I have met", "Last summer we have been": the time opens the sentence. */
function perfectBehindTime({ words }: Sentence): Edit[] {
  const at = words.findIndex(({ lower }) => /^(?:have|has)$/.test(lower));
  const subject = words[at - 1];
  const verb = words[at + 1];
  if (at < 2 || at > 5 || !subject || !verb || !isOneOf(subject, subjects)) return [];
  const time = text(words.slice(0, at - 1));
  if (
    !/^(?:yesterday(?: \w+)?|last (?:night|week|month|year|summer|winter|spring|autumn|weekend|\w+day)|(?:\w+ )?\w+ (?:days?|weeks?|months?|years?) ago|in (?:1[1-9]|20)\d\d)$/.test(
      time,
    )
  ) {
    return [];
  }
  const forms = formsOf(verb);
  if (!forms || verb.lower !== forms.participle) return [];
  const be = /^(?:i|he|she|it)$/.test(subject.lower) ? 'was' : 'were';
  return [{ ...named, at, remove: 2, put: [forms.base === 'be' ? be : forms.past] }];
}

export const perfectWithPastTime = (sentence: Sentence): Edit[] => [
  ...perfectBehindTime(sentence),
  ...perfectBeforeTime(sentence),
];

function perfectBeforeTime(sentence: Sentence): Edit[] {
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
    const time = pastTime.exec(rest) ?? (dead.test(before) ? lifetime.exec(rest) : null);
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

const openingTime =
  /^(?:yesterday|last (?:night|week|month|year|summer|winter|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:\w+ )?(?:days?|weeks?|months?|years?) ago|in (?:19|20)\d\d)\b/;
const closingTime =
  /(?:\byesterday(?: (?:morning|evening|afternoon))?|\blast (?:night|week|month|year|summer|winter|weekend)|\b(?:\w+) (?:days?|weeks?|months?|years?) ago)$/;

export function presentWithPastTime(sentence: Sentence): Edit[] {
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
