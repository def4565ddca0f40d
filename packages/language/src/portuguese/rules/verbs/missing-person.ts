import { plural } from '../../../romance/gender-and-number.ts';
import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { phraseAt } from '../agreement/noun-phrase.ts';
import type { Person } from '../../lexicon/conjugation.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { personalInfinitive } from '../../lexicon/verb-readings.ts';
import { subjects } from '../../lexicon/words.ts';

const withPerson: readonly Person[] = ['2s', '1p', '3p'];

const judgements =
  /^(?:importante|necessário|preciso|melhor|bom|possível|impossível|fácil|difícil|natural|normal|conveniente|essencial|fundamental|útil|triste|pena|estranho|aconselhável|obrigatório|suficiente)$/;

/**
 * "para eles ir", "é importante nós chegar": an infinitive with its own subject is inflected for person (Cunha e
 * Cintra, cap. 13).
 */
export const missingPerson: TokenRule<PortugueseLexicon> = {
  name: 'PtPersonalInfinitive',
  reason: 'VerbForm',
  find(place, lexicon) {
    const before = place.near(-1).lower;
    const isAsked = /^(?:para|sem|até|de|por|ao)$/.test(before) || judgements.test(before);
    if (!isAsked) return undefined;
    let person = subjects.get(place.near(0).lower);
    let steps = 1;
    if (person === undefined && (before === 'para' || before === 'de' || judgements.test(before))) {
      const phrase = phraseAt(place, lexicon);
      if (!phrase || (phrase.set & phrase.agreement & plural) === 0) return undefined;
      if ((phrase.set & phrase.agreement & ~plural) !== 0) return undefined;
      person = '3p';
      steps = phrase.noun - place.at + 1;
    }
    // "É difícil para nós fazer isso": the person for whom it is hard.
    const isForWhom = place.tokens
      .slice(Math.max(0, place.at - 4), place.at)
      .some(({ lower }) => judgements.test(lower) || /^(?:bastante|demais|tarde|cedo)$/.test(lower));
    if (person === undefined || !withPerson.includes(person) || (before === 'para' && isForWhom)) {
      return undefined;
    }
    if (/^(?:não|me|te|se|lhe|nos|o|a|já)$/.test(place.near(steps).lower)) steps++;
    const [, infinitive = '', pronoun = ''] =
      /^(\p{L}+?)(-(?:me|te|se|lhe))?$/u.exec(place.near(steps).lower) ?? [];
    if (
      !lexicon.isInfinitive(infinitive) ||
      (lexicon.noun(infinitive) !== 0 && !subjects.has(place.near(0).lower))
    ) {
      return undefined;
    }
    return {
      first: place.at + steps,
      last: place.at + steps,
      replacement: personalInfinitive(infinitive, person) + pronoun,
    };
  },
};
