import type { TokenRule } from '../../../engine/tokens/rule.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import { sentenceStart } from '../sentence-start.ts';
import { personalPronouns } from '../../lexicon/words.ts';

/** "Wenn es regnet, ich bleibe zu Hause." */
export const verbAfterClause: TokenRule<GermanLexicon> = {
  name: 'DeVerbAfterClause',
  reason: 'Order',
  find(place, lexicon) {
    const subject = place.near(0);
    const verb = place.near(1);
    if (
      place.near(-1).text !== ',' ||
      !personalPronouns.has(subject.lower) ||
      subject.lower === 'sie' ||
      !/^\p{Ll}/u.test(verb.text)
    ) {
      return undefined;
    }
    const start = sentenceStart(place.tokens, place.at - 1);
    const opening = place.tokens[start];
    const clause = place.tokens.slice(start, place.at - 1);
    if (!opening || !/^(?:wenn|weil|obwohl|nachdem|bevor|sobald|falls|als|da)$/.test(opening.lower)) {
      return undefined;
    }
    if (clause.length < 3 || clause.some(({ text }) => /^[,:;"„“»]$/.test(text))) return undefined;
    const last = clause.at(-1);
    if (!last || lexicon.finite(last.lower).length === 0) return undefined;
    if (
      lexicon.finite(verb.lower).length === 0 ||
      (lexicon.isInfinitive(verb.lower) && subject.lower !== 'wir')
    ) {
      return undefined;
    }
    return {
      first: place.at,
      last: place.at + 1,
      replacement: `${verb.text} ${subject.lower === 'ihr' ? 'ihr' : subject.text}`,
    };
  },
};
