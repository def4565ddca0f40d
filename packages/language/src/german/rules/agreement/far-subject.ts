import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { noToken } from '../../../engine/tokens/token.ts';
import { ofCase } from '../cases/inflection.ts';
import { nounPhraseAt } from '../cases/noun-phrase.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import { nominative, subjectAt } from './long-subject.ts';

/** "Jeder der Teilnehmer bekommen", "Meine Eltern und ich fährt", "Die Häuser am See ist". */
export const farSubject: TokenRule<GermanLexicon> = {
  name: 'DeFarSubject',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    if (!place.near(0).opens) return undefined;
    const subject = subjectAt(place, lexicon);
    if (!subject?.isFar) return undefined;
    const verb = place.tokens[subject.end] ?? noToken;
    const next = place.tokens[subject.end + 1] ?? noToken;
    const isPart = /^(?:jede[rs]?|keine[rs]?|eine[rs]?)$/.test(place.near(0).lower);
    if (!/^\p{Ll}/u.test(verb.text) || (lexicon.isParticiple(verb.lower) && !isPart)) return undefined;
    if (/^(?:ich|du|er|sie|es|wir|ihr|man)$/.test(next.lower)) return undefined;
    // "Mein Vater und meine Mutter": an object may come first if a subject follows.
    if (
      subject.person === '3p' &&
      nounPhraseAt({ tokens: place.tokens, at: subject.end + 1 }, lexicon) !== undefined &&
      place.near(0).lower !== 'die' &&
      !/^\p{Ll}+er$/u.test(place.near(0).lower) &&
      !/^(?:mein|dein|sein|unser)$/.test(place.near(0).lower)
    ) {
      const phrase = nounPhraseAt({ tokens: place.tokens, at: subject.end + 1 }, lexicon);
      if (
        phrase &&
        (phrase.set & phrase.noun & nominative) !== 0 &&
        (phrase.set & phrase.noun & ofCase('AKK')) === 0
      ) {
        return undefined;
      }
    }
    const readings = lexicon.finite(verb.lower);
    const isJoinedYou = subject.person === '2p' && readings.some(({ person }) => person === '3p');
    if (readings.length === 0 || isJoinedYou || readings.some(({ person }) => person === subject.person)) {
      return undefined;
    }
    const isOne = /^(?:jede[rs]?|keine[rs]?|eine[rs]?)$/.test(place.near(0).lower);
    if (lexicon.isInfinitive(verb.lower) && !isOne) return undefined;
    const form = readings.map(({ tense }) => tense[subject.person]).find((one) => one !== undefined);
    return form === undefined || form === verb.lower
      ? undefined
      : { first: subject.end, last: subject.end, replacement: form };
  },
};
