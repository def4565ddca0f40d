import { plural } from '../../../romance/gender-and-number.ts';
import { placeAt, type TokenRule } from '../../../engine/tokens/rule.ts';
import { noToken } from '../../../engine/tokens/token.ts';
import { phraseAt } from '../agreement/noun-phrase.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { futureSubjunctive, readPersonalInfinitive } from '../../lexicon/verb-readings.ts';
import { subjects } from '../../lexicon/words.ts';

const irregular =
  /(?:^|[a-z])(?:ter|fazer|dizer|trazer|querer|saber|poder|haver|caber|ver|vir|por|pôr)$|^(?:ser|estar|dar|ir)$/;

/** "quando tu seres", "se eu manter", "quando ver": the future of the subjunctive (Cunha e Cintra, cap. 13). */
export const futureCondition: TokenRule<PortugueseLexicon> = {
  name: 'PtFutureSubjunctive',
  reason: 'VerbForm',
  find(place, lexicon) {
    const word = place.near(0).lower;
    const isIf = word === 'se';
    if (
      !/^(?:se|quando|enquanto|conforme)$/.test(word) &&
      !(word === 'que' && /^(?:logo|assim|sempre)$/.test(place.near(-1).lower))
    ) {
      return undefined;
    }
    const before = place.near(-1);
    if (isIf && !(place.near(0).opens || /^(?:,|e|mas|que|só|mesmo)$/.test(before.lower))) return undefined;
    let steps = 1;
    let person = subjects.get(place.near(1).lower);
    if (person !== undefined) steps = 2;
    else {
      const phrase = phraseAt(placeAt(place.tokens, place.at + 1), lexicon);
      if (phrase) {
        person = (phrase.set & phrase.agreement & plural) === 0 ? '3s' : '3p';
        steps = phrase.noun - place.at + 1;
      } else if (/^\p{Lu}\p{Ll}/u.test(place.near(1).text)) {
        person = '3s';
        steps = 2;
      } else if (/^[oa]$/.test(place.near(1).lower) && /^\p{Lu}\p{Ll}/u.test(place.near(2).text)) {
        person = '3s';
        steps = 3;
      }
    }
    while (steps < 5 && /^(?:não|me|te|se|o|a|lhe|nos|já)$/.test(place.near(steps).lower)) steps++;
    const verb = place.tokens[place.at + steps] ?? noToken;
    const personal = readPersonalInfinitive(verb.lower, lexicon);
    const infinitive = personal?.infinitive ?? (lexicon.isInfinitive(verb.lower) ? verb.lower : undefined);
    const who = personal?.person ?? person ?? '3s';
    if (infinitive === undefined || !irregular.test(infinitive) || infinitive === 'vir') return undefined;
    if (isIf && person === undefined && !place.near(0).opens) return undefined;
    const form = futureSubjunctive(infinitive, who, lexicon);
    // "se for": already the future of the subjunctive of another verb.
    if (
      form === undefined ||
      form === verb.lower ||
      (lexicon.finite(verb.lower).some(({ tense }) => tense === 'fc') && !personal)
    ) {
      return undefined;
    }
    return { first: place.at + steps, last: place.at + steps, replacement: form };
  },
};
