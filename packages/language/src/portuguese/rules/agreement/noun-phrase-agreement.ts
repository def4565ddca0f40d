import { matchCase } from '../../../engine/match-case.ts';
import {
  FP,
  FS,
  MP,
  MS,
  plural,
  singular,
  type Agreement,
  gendersOf,
} from '../../../romance/gender-and-number.ts';
import type { NounPhrase } from '../../../romance/noun-phrase.ts';
import { here, type Fault, type Place, type TokenRule } from '../../../engine/tokens/rule.ts';
import { noToken, type Token } from '../../../engine/tokens/token.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { adjectiveOf } from '../../lexicon/word-classes.ts';
import { families, proclitics } from '../../lexicon/words.ts';
import { phraseAt } from './noun-phrase.ts';
import { isOfOpenGender } from './open-gender.ts';

const isTens = (word: string): boolean =>
  /^(?:vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cento|mil|\p{L}+centos|\p{L}+centas)$/u.test(
    word,
  );

const determinerFor = (word: string, agreement: Agreement): string | undefined => {
  const family = families.find((forms) => forms.includes(word));
  return family?.[[MS, FS, MP, FP].findIndex((one) => (one & agreement) !== 0)];
};

/**
 * "os livro", "o viagem", "um grande casa": determiner, adjective and noun agree (Cunha e Cintra, cap. 10). Gender and
 * number are the most frequent mistakes in the learner corpora of European Portuguese (COPLE2, PEAPL2; A. Mendes et
 * al., 2016).
 */
export const nounPhrase: TokenRule<PortugueseLexicon> = {
  name: 'PtNounPhrase',
  reason: 'Concord',
  find(place, lexicon) {
    const found = phraseAt(place, lexicon);
    if (!found) return undefined;
    const noun = place.tokens[found.noun] ?? noToken;
    const word = place.near(0).lower;
    const possible = found.set & found.agreement;
    if (possible !== 0) {
      if (found.adjective === undefined) return undefined;
      const adjective = place.tokens[found.adjective] ?? noToken;
      const own = adjectiveOf(adjective, lexicon) | lexicon.noun(adjective.lower);
      if (own === 0 || (own & possible) !== 0) return undefined;
      const form = lexicon.inflect(adjective.lower, possible);
      return form === undefined
        ? undefined
        : { first: found.adjective, last: found.adjective, replacement: form };
    }
    // "que poema o mostra": a pronoun before a verb.
    const isThird = lexicon
      .finite(noun.lower)
      .some(({ person, tense }) => person.startsWith('3') && tense !== 'i');
    if (/^[oa]s?$/.test(word) && isThird && !place.near(0).opens) return undefined;
    // "os cento e doze degraus"
    if (/^(?:cento|mil|milhão|milhões|meio)$/.test(noun.lower)) return undefined;
    if (isOfOpenGender(noun.lower, found.agreement)) return undefined;
    // "vinte e uma horas", "cento e um dias"
    if (/^uma?$/.test(word) && place.near(-1).lower === 'e' && isTens(place.near(-2).lower)) return undefined;
    // "a" is also a preposition, "nos" a pronoun, and the noun may be an adjective of another noun.
    if (word === 'a' || (lexicon.adjective(noun.lower) & found.set) !== 0) return undefined;
    if (
      /^(?:no|na|nos|nas|o|os|as|dos|das)$/.test(word) &&
      lexicon.finite(noun.lower).length > 0 &&
      (found.agreement & (found.set & plural ? plural : singular)) === 0 &&
      proclitics.has(place.near(-1).lower)
    ) {
      return undefined;
    }
    return mend(place, found, noun, lexicon);
  },
};

function mend(place: Place, found: NounPhrase, noun: Token, lexicon: PortugueseLexicon): Fault | undefined {
  const word = place.near(0);
  const number = (found.set & plural) !== 0 ? plural : singular;
  if ((found.agreement & number) !== 0) {
    const form = determinerFor(word.lower, found.agreement & number);
    if (form === undefined || form === word.lower) return undefined;
    const article = place.near(-1);
    if (
      found.adjective === undefined &&
      /^(?:[oa]s?|[dn][oa]s?|pel[oa]s?|aos?|às?)$/.test(article.lower) &&
      /^(?:me|mi|te|tu|se|su|no|vo)/.test(word.lower)
    ) {
      const other = determinerFor(article.lower, found.agreement & number);
      return other === undefined
        ? undefined
        : { first: place.at - 1, last: place.at, replacement: `${matchCase(article.text, other)} ${form}` };
    }
    if (found.adjective === undefined) return here(place, matchCase(word.text, form));
    const adjective = lexicon.inflect(place.tokens[found.adjective]?.lower ?? '', found.agreement & number);
    return adjective === undefined
      ? undefined
      : { first: place.at, last: found.adjective, replacement: `${matchCase(word.text, form)} ${adjective}` };
  }
  const gender = gendersOf(found.agreement);
  const form = lexicon.inflect(noun.lower, number & gender);
  if (form === undefined || form === noun.lower) return undefined;
  const other = determinerFor(word.lower, found.agreement);
  const alternatives =
    other === undefined || found.adjective !== undefined
      ? []
      : [`${matchCase(word.text, other)} ${noun.text}`];
  if (found.adjective !== undefined) return { first: found.noun, last: found.noun, replacement: form };
  return { first: place.at, last: found.noun, replacement: `${word.text} ${form}`, alternatives };
}
