import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { clauseSegments } from '../../lexicon/clause-segments.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { isManner } from '../agreement/manner.ts';
import { isOneOf, setOf, type GrammarRule } from '../grammar-rule.ts';
import { named } from './named.ts';

const openers = setOf(
  'because so but although though if when while since and that think believe know feel say said',
);
/** After these a pronoun may be an object with its quality: "made you so happy", "and it very cheap". */
const mayFollowObject = setOf('it you');
const qualities = setOf(
  'able unable afraid angry available aware busy certain clever dangerous different difficult easy expensive famous free glad good great happy hard hungry important impossible interested interesting ill lazy lonely necessary nervous old poor popular possible proud ready responsible rich sad safe satisfied scared sick similar sorry strong successful sure surprised tired true unhappy useful weak willing worried wrong young beautiful familiar convenient cheap bad healthy',
);
const degrees = setOf('so very too really quite still also always not already more less');
const behind = setOf('that to for because and but in with when if of at about than enough as or so');

/** "It so expensive that nobody buys it", "They not able to come", "when I young": a pronoun and its adjective (missing verb in NUCLE). */
export const missingBeOfPronoun: GrammarRule = ({ words, end }: Sentence) =>
  words.flatMap((word, at): Edit[] => {
    const opener = words[at - 1];
    if (!/^(?:i|you|he|she|it|we|they)$/.test(word.lower) || end.startsWith('?')) return [];
    if (!(at === 0 || word.before === ',' || (word.before === '' && isOneOf(opener, openers)))) return [];
    if (
      /^(?:and|think|believe|know|feel|say|said)$/.test(opener?.lower ?? '') &&
      word.before === '' &&
      isOneOf(word, mayFollowObject)
    ) {
      return [];
    }
    let place = at + 1;
    while ((isOneOf(words[place], degrees) || isManner(words[place])) && words[place]?.before === '') place++;
    const isBare = place === at + 1;
    const quality = words[place];
    if (!quality || quality.before !== '' || !isOneOf(quality, qualities)) return [];
    // "We poor people", "When he free climbs": a lone adjective only after its conjunction.
    const isOpening =
      /^(?:he|she|it|they)$/.test(word.lower) &&
      (at === 0 || (at === 1 && /^(?:but|because|so)$/.test(opener?.lower ?? ''))) &&
      !(word.lower === 'they' && /^(?:free|ready)$/.test(quality.lower));
    if (isBare && !isOpening && !/^(?:when|if|because|although|though|while)$/.test(opener?.lower ?? '')) {
      return [];
    }
    const next = words[place + 1];
    if (next && next.before === '' && !isOneOf(next, behind)) return [];
    if (
      isBare &&
      next &&
      next.before === '' &&
      !/^(?:and|in|at|with|to|of|for|because|that|but|when|if)$/.test(next.lower)
    ) {
      return [];
    }
    // "We were tired and they still busy": the earlier verb serves both.
    if (
      opener?.lower === 'and' &&
      words.slice(0, at).some(({ lower }) => /^(?:am|is|are|was|were)$/.test(lower))
    ) {
      return [];
    }
    if (hasVerb(words, place) || (isBare && isOpening && isOfLaterVerb(words, place))) return [];
    return [
      {
        ...named,
        at: at + 1,
        remove: 0,
        put: [be(word.lower, isPast(words))],
      },
    ];
  });

const be = (pronoun: string, inPast: boolean): string => {
  if (inPast) return /^(?:you|we|they)$/.test(pronoun) ? 'were' : 'was';
  if (pronoun === 'i') return 'am';
  return /^(?:he|she|it)$/.test(pronoun) ? 'is' : 'are';
};

/** "It also rich in vitamins can be found" has a verb in the same clause. */
const hasVerb = (words: readonly TaggedWord[], at: number): boolean => {
  const until = clauseSegments(words).find((part) => part.until > at)?.until ?? words.length;
  return words.slice(at + 1, until).some((word) => isFinite(word) && word.kind === 'AUX');
};

/** "They certain of victory marched on": the verb of the pronoun comes later. */
const isOfLaterVerb = (words: readonly TaggedWord[], at: number): boolean => {
  const later = words.findIndex(
    (word, place) => place > at && isFinite(word) && words[place - 1]?.lower !== 'to',
  );
  return (
    later > 0 &&
    !words
      .slice(at + 1, later)
      .some(({ lower }) => /^(?:because|that|when|if|since|as|who|which)$/.test(lower))
  );
};

/** Whether the sentence's other verbs are in the past. */
const isPast = (words: readonly TaggedWord[]): boolean => {
  const finite = words.filter((word) => isFinite(word));
  return (
    finite.length > 0 &&
    finite.every(
      (word) =>
        /^(?:was|were|had|did|didn't|wasn't|weren't|could|couldn't)$/.test(word.lower) ||
        (word.kind === 'VERB' && formsOf(word)?.past === word.lower),
    )
  );
};
