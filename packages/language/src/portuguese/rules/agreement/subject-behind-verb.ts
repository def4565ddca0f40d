import { matchCase } from '../../../engine/match-case.ts';
import { plural, singular } from '../../../romance/gender-and-number.ts';
import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { nounOf } from '../../lexicon/word-classes.ts';
import { determiners } from '../../lexicon/words.ts';
import { hasInfinitive } from './late-subject.ts';

type Rule = TokenRule<PortugueseLexicon>;

/** "existe muitos problemas", "falta dois dias": the subject follows (Cunha e Cintra, cap. 13). */
export const subjectBehind: Rule = {
  name: 'PtSubjectBehind',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    const word = place.near(0).lower;
    if (
      !/^(?:existe|existia|existiu|falta|faltava|aconteceu|acontece|acontecia|surgiu|restam|resta|sobrou|ocorreu|basta|apareceu)$/.test(
        word,
      )
    ) {
      return undefined;
    }
    if (determiners.has(place.near(-1).lower)) return undefined;
    const next = place.near(1).lower;
    const isMany =
      /^(?:muitos|muitas|vários|várias|alguns|algumas|poucos|poucas|dois|duas|três|quatro|cinco|seis|tantos|tantas|outros|outras|coisas|pessoas|problemas)$/.test(
        next,
      ) || /^(?:[2-9]|\d\d+)$/.test(next);
    if (!isMany || hasInfinitive(place, lexicon)) return undefined;
    const reading = lexicon.finite(word).find(({ person }) => person === '3s');
    const form = reading && lexicon.conjugate(reading.lemma, reading.tense, '3p');
    return form === undefined ? undefined : here(place, matchCase(place.near(0).text, form));
  },
};

const withPreposition = /^(?:precisa|trata|gosta|fala|depende|necessita|vive|trabalha|está|é)$/;

/** "Vende-se apartamentos": the thing sold is the subject (Cunha e Cintra, cap. 13). */
export const passiveWithSe: Rule = {
  name: 'PtPassiveSe',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    const [, verb] = /^(\p{L}+)-se$/u.exec(place.near(0).text) ?? [];
    const noun = nounOf(place.near(1), lexicon);
    if (
      verb === undefined ||
      !place.near(0).opens ||
      withPreposition.test(verb.toLowerCase()) ||
      (noun & plural) === 0 ||
      (noun & singular) !== 0
    ) {
      return undefined;
    }
    const reading = lexicon
      .finite(verb.toLowerCase())
      .find(({ person, tense }) => person === '3s' && tense === 'p');
    const form = reading && lexicon.conjugate(reading.lemma, reading.tense, '3p');
    return form === undefined ? undefined : here(place, matchCase(verb, `${form}-se`));
  },
};
