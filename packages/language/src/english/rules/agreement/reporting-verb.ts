import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { verbForms } from '../../lexicon/verb-forms.ts';
import { setOf, isOneOf, type GrammarRule } from '../grammar-rule.ts';
import { named } from './named.ts';

const sources = setOf(
  'author writer speaker lecturer professor teacher text article passage lecture paragraph book essay narrator scientist researcher',
);
/** Verbs of saying that are nouns too, which the tagger takes for the head: "The passage state that". */
const reporting = setOf(
  'state claim report point argue mention say believe suggest explain show question doubt think conclude describe oppose disagree',
);

/** "The author of this article claim that", "the professor point out that": reporting what a text says. */
export const reportingVerb: GrammarRule = ({ words }: Sentence) =>
  words.flatMap((word, at): Edit[] => {
    if (!isOneOf(word, sources) || !/^(?:the|this|that|an?)$/.test(determinerBefore(words, at))) return [];
    let place = at + 1;
    if (words[place]?.lower === 'of' && /^(?:the|this|that)$/.test(words[place + 1]?.lower ?? '')) place += 3;
    if (isOneOf(words[place], setOf('also often always still even clearly'))) place++;
    const verb = words[place];
    const next = words[place + 1];
    if (
      !verb ||
      !isOneOf(verb, reporting) ||
      words.slice(at + 1, place + 1).some(({ before }) => before !== '')
    ) {
      return [];
    }
    const isTold =
      next?.before !== ''
        ? false
        : verb.lower === 'point'
          ? next?.lower === 'out'
          : isToldClause(verb.lower, next?.lower);
    const isOpen = words
      .slice(Math.max(0, at - 5), at)
      .every(({ kind, lower }) => !/^(?:VERB|AUX)$/.test(kind) && !/^(?:and|or|nor|to|that)$/.test(lower));
    return (isTold && isOpen && !isInPhrase(words, at)) || isTellerOfClause(words, at, place)
      ? [{ ...named, at: place, remove: 1, put: [verbForms(verb.lower).s] }]
      : [];
  });

/** The determiner of a noun, skipping one word between them: "the reading passage". */
const determinerBefore = (words: Sentence['words'], at: number): string =>
  words[at - 1]?.kind === 'DET' ? (words[at - 1]?.lower ?? '') : (words[at - 2]?.lower ?? '');

/** "The lecturer say it is", "claim that". */
const isToldClause = (verb: string, next: string | undefined): boolean =>
  next === 'that' ||
  (/^(?:say|think|believe|suggest|mention|explain)$/.test(verb) &&
    /^(?:it|they|he|she|there|we)$/.test(next ?? ''));

/** "As the lecturer explain, they survive", "like the author say, it is": after "as" at the start. */
const isTellerOfClause = (words: Sentence['words'], at: number, verb: number): boolean => {
  const [opener, next] = [words[at - 2], words[verb + 1]];
  if (!/^(?:as|like)$/.test(opener?.lower ?? '') || !(at === 2 || (at === 3 && isOneOf(words[0], joins)))) {
    return false;
  }
  return (
    next !== undefined &&
    (next.before.startsWith(',') || /^(?:we|they|it|he|she|there|you|in)$/.test(next.lower))
  );
};
const joins = setOf('but and so');

/** "In the book state …": the noun belongs to a preposition. */
const isInPhrase = (words: Sentence['words'], at: number): boolean =>
  words[at - (words[at - 1]?.kind === 'DET' ? 2 : 3)]?.kind === 'ADP';
