import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { readPersonalInfinitive } from '../../lexicon/verb-readings.ts';

type Rule = TokenRule<PortugueseLexicon>;

const closed: Readonly<Record<string, string>> = { a: 'á', e: 'ê', i: 'i', o: 'ô', ô: 'ô' };

/** "buscá" of "buscar", "pô" of "pôr": the infinitive before "-lo". */
const infinitiveStem = (infinitive: string): string => {
  const vowel = infinitive.at(-2) ?? '';
  const isHiatus = /[aeou]ir$/.test(infinitive) && !/[gq]uir$/.test(infinitive);
  return infinitive.slice(0, -2) + (isHiatus ? 'í' : (closed[vowel] ?? vowel));
};

/**
 * The combined forms of a verb and the pronoun after it: "fazer-o" is "fazê-lo", "viram-o" is "viram-no",
 * "sentámos-nos" is "sentámo-nos" (Cunha e Cintra, cap. 11).
 */
export const pronounForms: Rule = {
  name: 'PtPronounForm',
  reason: 'VerbForm',
  find(place, lexicon) {
    const word = place.near(0).lower;
    const [, verb = '', pronoun = ''] = /^(\p{L}+)-(l?[oa]s?|nos|n[oa]s?)$/u.exec(word) ?? [];
    if (verb === '') return undefined;
    const vowel = /[oa]s?$/.exec(pronoun)?.[0] ?? '';
    if (
      pronoun === 'nos' &&
      /[áaeiêí]mos$/.test(verb) &&
      lexicon.finite(verb).some(({ person }) => person === '1p')
    ) {
      return here(place, `${verb.slice(0, -1)}-nos`);
    }
    if (lexicon.isInfinitive(verb) && /^l?[oa]s?$/.test(pronoun)) {
      return here(place, `${infinitiveStem(verb)}-l${vowel}`);
    }
    if (/^[oa]s?$/.test(pronoun)) {
      if (/(?:m|ão|õe|õem)$/.test(verb) && lexicon.finite(verb).length > 0) {
        return here(place, `${verb}-n${vowel}`);
      }
      if (verb.endsWith('mos') && lexicon.finite(verb).some(({ person }) => person === '1p')) {
        return here(place, `${verb.slice(0, -1)}-l${vowel}`);
      }
    }
    const form = /^l[oa]s?$/.test(pronoun) ? behindLo(verb, vowel, place.near(-1).lower, lexicon) : undefined;
    return form === undefined ? undefined : here(place, form);
  },
};

/** "viram-lo" is "viram-no", "vi-lo" is "vi-o", "para ajuda-lo" is "ajudá-lo". */
function behindLo(
  verb: string,
  vowel: string,
  before: string,
  lexicon: PortugueseLexicon,
): string | undefined {
  const isFinite = lexicon.finite(verb).some(({ tense }) => tense !== 'i');
  if (verb.endsWith('m') && isFinite) return `${verb}-n${vowel}`;
  const asksForInfinitive =
    /^(?:para|de|a|sem|por|ao|em|até|vou|vais|vai|vamos|vão|posso|podes|pode|podemos|podem|podia|quero|queres|quer|queremos|querem|queria|devo|deve|devemos|devia|consigo|consegue|conseguiu|foi|fui|foram|vir|ir|tentar|tentou)$/;
  const stem = verb.replace(/a$/, 'á').replace(/e$/, 'ê');
  if (asksForInfinitive.test(before) && /[ae]$/.test(verb) && lexicon.isInfinitive(`${verb}r`)) {
    return `${stem}-l${vowel}`;
  }
  const isFirst = lexicon.finite(verb).some(({ person, tense }) => person === '1s' && tense === 'pp');
  return isFirst && /[ei]i?$/.test(verb) && !lexicon.isInfinitive(`${verb}r`)
    ? `${verb}-${vowel}`
    : undefined;
}

/** "comprar-mos", "fala-mos": personal endings take no hyphen. */
export const personWithHyphen: Rule = {
  name: 'PtMos',
  reason: 'VerbForm',
  find(place, lexicon) {
    const [, verb = '', ending = ''] =
      /^(\p{L}+)-(mos|ste|stes|ssemos|sse|ssem|rmos|rem)$/u.exec(place.near(0).lower) ?? [];
    if (verb === '') return undefined;
    const whole = verb + ending;
    const accented = whole
      .replace(/a(mos|ssemos)$/, 'á$1')
      .replace(/e(ssemos)$/, 'ê$1')
      .replace(/i(ssemos)$/, 'í$1');
    if (readPersonalInfinitive(whole, lexicon) !== undefined) return here(place, whole);
    const form = [whole, accented].find((one) => lexicon.finite(one).length > 0);
    return form === undefined ? undefined : here(place, form);
  },
};
