import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import { sentenceAround } from '../../../engine/tokens/sentence.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';

/** Words that show the past, because "compras-te um livro hoje" may be correct. */
const past = /^(?:ontem|anteontem|já|passad[oa]s?|outrora|antigamente)$/u;

/** "compras-te o pão ontem": the past of "tu" is written as one word (Cunha e Cintra, cap. 13). */
export const ste: TokenRule<PortugueseLexicon> = {
  name: 'PtSte',
  reason: 'VerbForm',
  find(place, lexicon) {
    const [, stem = ''] = /^(\p{L}+[aei])s-te$/u.exec(place.near(0).lower) ?? [];
    if (stem === '') return undefined;
    const form = `${stem}ste`;
    if (!lexicon.finite(form).some(({ tense }) => tense === 'pp')) return undefined;
    const isPresent = lexicon.finite(`${stem}s`).length > 0;
    const isPast = sentenceAround(place).tokens.some(({ lower }) => past.test(lower));
    const isSubject = place.near(-1).lower === 'tu';
    return !isPresent || isPast || isSubject ? here(place, form) : undefined;
  },
};
