import type { Sentence } from '../../context/likelihood.ts';
import { isAnimal, isPerson, isThing, needsDeterminer } from '../../lexicon/counted-nouns.ts';
import { isDeterminer } from '../../lexicon/determiners.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { indefiniteArticle } from '../../lexicon/indefinite-article.ts';
import { pluralOf, singularOf } from '../../lexicon/noun-forms.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { isOneOf, setOf, type GrammarRule } from '../grammar-rule.ts';
import { articleMissing } from './named.ts';

const bes = setOf(
  "am is are was were be been being i'm he's she's it's that's isn't wasn't become became becomes becoming",
);
const betweenBeAndNoun = setOf('not only just also really still always probably already never there now');
const places = setOf(
  'with without like near behind under beside inside into onto about for from to in on at through across around above below against during after before beyond outside opposite',
);
const jobs = /^(?:work(?:s|ed|ing)?|employed|trained|job|career|life)$/;
/** After these a noun is a name or a kind, or the phrase is fixed. */
const bareBehind = setOf('of by per as than and or nor versus plus minus type kind sort');
/** Words that precede a noun only together with "the". */
const definite =
  /^(?:same|only|whole|entire|first|second|third|last|next|best|worst|biggest|largest|main|right|wrong)$/;

/**
 * "I bought new car", "he is teacher", "near station": a countable singular without a determiner (missing determiner in
 * the error types of NUCLE and the Cambridge Learner Corpus; Quirk and others, 5.2–9, 5.26–44).
 */
export const bareNoun: GrammarRule = (sentence) => bareNouns(sentence, () => false, 0);

/** The same in a text with other mistakes, where less evidence is required: "with tour guide", "in small group". */
export const bareNounAmongFaults: GrammarRule = (sentence) =>
  bareNouns(sentence, (noun) => isThing(noun) && singularOf(noun) === undefined, easier);

/** How much smaller the likelihood gain of an article may be in a text with other mistakes, in decimal logarithms. */
const easier = 0.7;

function bareNouns(sentence: Sentence, mayBeCounted: (noun: string) => boolean, ease: number): Edit[] {
  const { words, end } = sentence;
  if (!/^[.!?,]/.test(end) || !words.some((word) => isFinite(word))) return [];
  return words.flatMap((noun, head): Edit[] => {
    const isSure = needsDeterminer(noun.lower);
    if (!isSure && !mayBeCounted(noun.lower)) return [];
    if (noun.text !== noun.lower || noun.kind === 'PROPN') return [];
    if (!endsPhrase(words, head)) return [];
    const from = phraseStart(words, head);
    if (from === undefined || (!isSure && from === head)) return [];
    const least = leastGain(words, from, noun);
    if (least === undefined) return [];
    return isOfSeveral(words, from) && words[head + 1]?.lower !== 'of'
      ? [{ ...articleMissing, at: head, remove: 1, put: [pluralOf(noun.lower)] }]
      : withArticle(sentence, from, head, least - ease);
  });
}

/** Whether no word after the noun makes it the first half of a compound or of a pair. */
function endsPhrase(words: readonly TaggedWord[], head: number): boolean {
  const next = words[head + 1];
  if (!next || next.before !== '') return true;
  if (/^(?:and|or|to|by|after|upon|for)$/.test(next.lower) && !isDeterminerAt(words, head + 2)) {
    const other = words[head + 2];
    const isPair = other?.kind === 'NOUN' || other?.kind === 'ADJ' || other?.kind === 'PROPN';
    if (isPair) return false;
  }
  return (
    /^(?:opposite|near|next|close)$/.test(next.lower) ||
    (!/^(?:NOUN|PROPN|NUM|ADJ)$/.test(next.kind) &&
      !/ing$|^\d/.test(next.lower) &&
      !next.lower.endsWith('s')) ||
    /^(?:is|was|has|does|this|as|because|who's)$/.test(next.lower) ||
    (next.kind === 'VERB' && !next.lower.endsWith('ing'))
  );
}

const isDeterminerAt = (words: readonly TaggedWord[], at: number): boolean => {
  const word = words[at];
  return word !== undefined && (isDeterminer(word) || word.kind === 'PRON' || word.kind === 'VERB');
};

/** Where the adjectives and nouns before a noun begin; undefined if a determiner precedes them. */
function phraseStart(words: readonly TaggedWord[], head: number): number | undefined {
  let from = head;
  while (from > 0 && words[from]?.before === '') {
    const last = words[from - 1];
    if (!last) break;
    if (
      isDeterminer(last) ||
      last.kind === 'PROPN' ||
      last.kind === 'PRON' ||
      (last.text !== last.lower && from > 1)
    ) {
      return isOneOf(last, setOf('there')) ? from : undefined;
    }
    const isPart =
      last.kind === 'ADJ' ||
      last.kind === 'NOUN' ||
      (last.kind === 'ADV' && words[from]?.kind === 'ADJ' && !isOneOf(last, betweenBeAndNoun)) ||
      (last.kind === 'VERB' && last.lower.endsWith('ed') && words[from - 2]?.kind === 'ADP');
    if (!isPart) break;
    from--;
  }
  return from;
}

/** How much likelier an article must make the sentence here; undefined if none is due. */
function leastGain(words: readonly TaggedWord[], from: number, noun: TaggedWord): number | undefined {
  const first = words[from];
  const at = isOneOf(words[from - 1], betweenBeAndNoun) ? from - 2 : from - 1;
  const last = words[at];
  if (last?.lower === 'of' && words[at - 1]?.lower === 'instead' && first?.before === '') return 0.5;
  if (first?.before === '' && isDoneBy(words, at, noun)) return 0;
  if (first?.before === '' && isPartOf(words, at)) return 0;
  if (!first || first.before !== '' || !last || isOneOf(last, bareBehind)) {
    const isJob = last?.lower === 'as' && jobs.test(words[at - 1]?.lower ?? '');
    return isJob && first?.before === '' ? -1 : undefined;
  }
  if (isOneOf(last, bes)) return first === noun ? -0.3 : -0.5;
  if (at !== from - 1) return undefined;
  if (/^(?:with|without)$/.test(last.lower) && first !== noun && first.kind === 'NOUN') return 0.4;
  if (isOneOf(last, places)) return 0.8;
  if (last.kind === 'ADP' || last.kind === 'SCONJ') return 1.5;
  if (/^(?:have|has|had|having|did|do)$/.test(last.lower)) return 0;
  return last.kind === 'VERB' ? (last.lower.endsWith('ing') ? 0.5 : 0) : undefined;
}

/** "Killed by car", "written by famous author": the agent of an action; "sent by mail" is the means. */
const isDoneBy = (words: readonly TaggedWord[], at: number, noun: TaggedWord): boolean =>
  words[at]?.lower === 'by' &&
  ((words[at - 1]?.kind === 'VERB' &&
    /(?:ed|en|ught|rn)$/.test(words[at - 1]?.lower ?? '') &&
    (isPerson(noun.lower) || isAnimal(noun.lower))) ||
    /^(?:killed|hit|injured|hurt|crushed|run over)$/.test(words[at - 1]?.lower ?? ''));

/** "The door of shop": something with parts, an owner or a price is one of several. */
const isPartOf = (words: readonly TaggedWord[], at: number): boolean =>
  words[at]?.lower === 'of' &&
  words[at - 2]?.lower === 'the' &&
  /^(?:door|roof|side|end|front|back|middle|price|color|colour|owner|size|top|bottom|beginning|edge|corner|center|centre|entrance|window|wall|cost|quality|speed|number)$/.test(
    words[at - 1]?.lower ?? '',
  );

/** "They are student", "my parents are teacher", but "you are student": the subject is plural. */
function isOfSeveral(words: readonly TaggedWord[], from: number): boolean {
  const at = isOneOf(words[from - 1], betweenBeAndNoun) ? from - 2 : from - 1;
  if (/^(?:they're|we're)$/.test(words[at]?.lower ?? '')) return true;
  const subject = words[at - 1];
  // "She and I are close friend".
  if (/^(?:are|were)$/.test(words[at]?.lower ?? '') && words[at - 2]?.lower === 'and') return true;
  if (!/^(?:are|were|aren't|weren't)$/.test(words[at]?.lower ?? '') || subject?.before === undefined) {
    return false;
  }
  return (
    /^(?:we|they|these|those|people|them|children|men|women)$/.test(subject.lower) ||
    (subject.kind === 'NOUN' &&
      (isPerson(subject.lower) || isAnimal(subject.lower)) &&
      singularOf(subject.lower) !== undefined)
  );
}

function withArticle(sentence: Sentence, from: number, head: number, least: number): Edit[] {
  const { words } = sentence;
  const [first, noun] = [words[from], words[head]];
  if (!first || !noun || /^(?:other|own)$/.test(first.lower)) return [];
  const a = indefiniteArticle(first.lower);
  const indefinite = definite.test(first.lower) ? -Infinity : sentence.gain(from, 0, [a]);
  const the = sentence.gain(from, 0, ['the']);
  const article = Math.max(indefinite, the);
  const plural = mayBeSeveral(words, from) ? sentence.gain(head, 1, [pluralOf(noun.lower)]) : -Infinity;
  if (plural >= Math.max(least, article + (isInGeneral(words, from) ? -0.5 : surer))) {
    return [{ ...articleMissing, at: head, remove: 1, put: [pluralOf(noun.lower)] }];
  }
  if (article < least) return [];
  return [{ ...articleMissing, at: from, remove: 0, put: [indefinite + preferred >= the ? a : 'the'] }];
}

/** After a form of "be" the subject shows the number; "a kind-hearted person" has its article before a participle. */
function mayBeSeveral(words: readonly TaggedWord[], from: number): boolean {
  const [before, last] = [words[from - 2], words[from - 1]];
  if (!last || isOneOf(last, bes) || isOneOf(last, betweenBeAndNoun)) return false;
  const isParticiple =
    last.kind === 'VERB' && (last.lower.includes('-') || (before !== undefined && isDeterminer(before)));
  return !isParticiple;
}

/** "Students should read book": what many people do concerns many things. */
const isInGeneral = (words: readonly TaggedWord[], at: number): boolean =>
  words
    .slice(0, at)
    .some(
      ({ lower }) =>
        lower === 'people' || lower === 'children' || (isPerson(lower) && singularOf(lower) !== undefined),
    ) &&
  !words
    .slice(0, at)
    .some(({ lower }) => /^(?:was|were|had|did|the|these|those|my|his|her|our|their|two|three)$/.test(lower));

/** A first mention is likelier than the word model suggests. */
const preferred = 0.3;
/** "With friend", "try new thing": a plural must be much likelier than an article. */
const surer = 0.9;
