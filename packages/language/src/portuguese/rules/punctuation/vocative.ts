import type { TokenRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { readingsOf } from '../../lexicon/verb-readings.ts';

type Rule = TokenRule<PortugueseLexicon>;

const kin =
  /^(?:mãe|pai|avó|avô|mamã|papá|tia|tio|menina|meninos|meninas|rapazes|senhor|senhora|doutor|doutora|professor|professora|filho|filha|querida|querido|amigo|amiga|pessoal|malta)$/;

/**
 * "Olá Maria", "Mãe posso ir?", "Anda cá João": the person addressed is set off by commas (Cunha e Cintra, cap. 22).
 */
export const vocative: Rule = {
  name: 'PtVocative',
  reason: 'MissingComma',
  find(place, lexicon) {
    const word = place.near(0);
    const next = place.near(1);
    const isName = (text: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(text);
    const greets =
      /^(?:olá|oi|adeus|obrigad[oa]|desculp[ae]|parabéns|viva|boas)$/.test(word.lower) && word.opens;
    const wishes =
      /^(?:dia|tarde|noite)$/.test(word.lower) &&
      /^(?:bom|boa)$/.test(place.near(-1).lower) &&
      place.near(-1).opens;
    if ((greets || wishes) && (isName(next.text) || kin.test(next.lower))) {
      return { first: place.at, last: place.at, replacement: `${word.text},` };
    }
    if (word.opens && (kin.test(word.lower) || (isName(word.text) && !lexicon.isKnown(word.lower)))) {
      const readings = readingsOf(next, lexicon);
      const isSpoken =
        /^(?:podes|queres|sabes|vens|vais|viste|tens|anda|vem|posso|podemos|olha|ouve|espera|diz-me|fala|cala-te|deixa|despacha-te|quando|onde|porque|traz|põe|faz|ajuda-me|dá-me|escuta)$/.test(
          next.lower,
        ) &&
        (readings.length > 0 || /^(?:quando|onde|porque)$/.test(next.lower));
      const isAnswer =
        /^(?:anda|olha|ouve|espera|fala|deixa|vem|traz|põe|faz|quando|onde|porque)$/.test(next.lower) &&
        isName(word.text) &&
        !kin.test(word.lower);
      return isSpoken && !isAnswer
        ? { first: place.at, last: place.at, replacement: `${word.text},` }
        : undefined;
    }
    return undefined;
  },
};
