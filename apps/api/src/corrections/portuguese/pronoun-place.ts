import { matchCase } from '../../generation/built-in/match-case.ts';
import { here, type TokenRule } from '../tokens/rule.ts';
import type { Token } from '../tokens/token.ts';
import type { PortugueseLexicon } from './lexicon.ts';
import { subjects } from './words.ts';

type Rule = TokenRule<PortugueseLexicon>;

const clitic = /^(?:me|te|lhe|lhes|nos|vos|se)$/;

const isVerb = (token: Token, lexicon: PortugueseLexicon): boolean =>
  /^\p{Ll}/u.test(token.text) && lexicon.finite(token.lower).some(({ tense }) => /^(?:p|pp|pi)$/.test(tense));

/** "Me chamo", "Eu me chamo": in Portugal the pronoun stands behind the verb (Cunha e Cintra, cap. 11). */
export const pronounPlace: Rule = {
  name: 'PtPronounPlace',
  reason: 'Variety',
  find(place, lexicon) {
    const word = place.near(0);
    const verb = place.near(1);
    if (!clitic.test(word.lower)) return undefined;
    if (word.opens && !/^(?:se|nos|vos)$/.test(word.lower) && isVerb(verb, lexicon)) {
      return {
        first: place.at,
        last: place.at + 1,
        replacement: `${matchCase(word.text, verb.text)}-${word.lower}`,
      };
    }
    const subject = place.near(-1);
    const isMain = subject.opens && subjects.has(subject.lower) && !/^(?:tu)$/.test(word.lower);
    if (isMain && isVerb(verb, lexicon) && !/\?/.test(place.near(3).text)) {
      return {
        first: place.at,
        last: place.at + 1,
        replacement: `${joined(verb.text, word.lower)}-${word.lower}`,
      };
    }
    return undefined;
  },
};

/** "nós levantamo-nos": the s goes before "nos". */
const joined = (verb: string, pronoun: string): string =>
  pronoun === 'nos' && verb.endsWith('mos') ? verb.slice(0, -1) : verb;

/** "não chama-se": these words call the pronoun before the verb. */
export const pronounBefore: Rule = {
  name: 'PtPronounBefore',
  reason: 'Order',
  find(place, lexicon) {
    const [, verb, pronoun] = /^(\p{Ll}+)-(me|te|se|lhe|lhes|nos|vos)$/u.exec(place.near(0).text) ?? [];
    if (
      verb === undefined ||
      pronoun === undefined ||
      !/^(?:não|nunca|jamais|ninguém|que|quem|onde|porque|quando|já|também|ainda|sempre|nada|se|embora|talvez|enquanto)$/.test(
        place.near(-1).lower,
      )
    ) {
      return undefined;
    }
    if (
      lexicon.finite(verb).length === 0 ||
      (place.near(-1).lower === 'que' && /^(?:é|do)$/.test(place.near(-2).lower))
    ) {
      return undefined;
    }
    return here(place, `${pronoun} ${verb}`);
  },
};
