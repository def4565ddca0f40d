import { matchCase } from '../../../engine/match-case.ts';
import { here, type Place, type TokenRule } from '../../../engine/tokens/rule.ts';
import { sentenceAround } from '../../../engine/tokens/sentence.ts';
import type { Token } from '../../../engine/tokens/token.ts';
import { subjectAt } from '../agreement/subject.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { subjects } from '../../lexicon/words.ts';

type Rule = TokenRule<PortugueseLexicon>;

/** The opening before a main clause, or its subject, is hardly ever longer. */
const longestOpening = 40;

const clitic = /^(?:me|te|lhe|lhes|nos|vos|se)$/;

const isVerb = (token: Token, lexicon: PortugueseLexicon): boolean =>
  /^\p{Ll}/u.test(token.text) && lexicon.finite(token.lower).some(({ tense }) => /^(?:p|pp|pi)$/.test(tense));

/** "Me chamo", "Eu me chamo": in Portugal the pronoun follows the verb (Cunha e Cintra, cap. 11). */
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
    if (startsMainClause(place, lexicon) && isVerb(verb, lexicon)) {
      return {
        first: place.at,
        last: place.at + 1,
        replacement: `${joined(verb.text, word.lower)}-${word.lower}`,
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

/** "Quando chegar, te ligo", "O João se levantou": nothing here draws the pronoun before the verb. */
function startsMainClause(place: Place, lexicon: PortugueseLexicon): boolean {
  const { from, tokens } = sentenceAround(place);
  if (place.at - from > longestOpening) return false;
  const before = tokens.slice(0, place.at - from);
  const first = before[0]?.isWord ? 0 : 1;
  const opening = before[first]?.lower ?? '';
  const commas = before.filter(({ text }) => text === ',').length;
  if (before.at(-1)?.text === ',') {
    return (
      commas === 1 &&
      /^(?:quando|se|como|depois|antes|ao|em|no|na|assim|enquanto|ontem|hoje|amanhã|embora|logo)$/.test(
        opening,
      ) &&
      place.near(0).lower !== 'se'
    );
  }
  if (commas > 0 || !before[first]?.opens) return false;
  if (
    /^(?:tod[oa]s?|ambos|nenhum|nenhuma|pouc[oa]s|muit[oa]s|alguns|algumas|qualquer|cada|vári[oa]s)$/.test(
      opening,
    ) ||
    before.some(({ lower }) => /^(?:só|também|já|apenas|que|não|nem)$/.test(lower))
  ) {
    return false;
  }
  const subject = subjectAt(place.tokens, from + first, lexicon);
  return subject?.end === place.at && !subjects.has(opening);
}

/**
 * "mostrou-nós", "telefonarei-te": the pronoun has no accent, and goes inside a future form (Cunha e Cintra, cap. 11).
 */
export const pronounWithin: Rule = {
  name: 'PtPronounWithin',
  reason: 'VerbForm',
  find(place, lexicon) {
    const [, verb = '', pronoun = ''] =
      /^(\p{L}+)-(me|te|se|lhe|lhes|nos|vos|nós|vós|o|a|os|as)$/u.exec(place.near(0).lower) ?? [];
    if (verb === '') return undefined;
    if (/^[nv]ós$/.test(pronoun)) {
      return lexicon.finite(verb).length > 0 || lexicon.isInfinitive(verb)
        ? here(place, `${verb}-${pronoun.replace('ó', 'o')}`)
        : undefined;
    }
    const [, stem = '', ending = ''] = /^(\p{L}+r)(ei|ás|á|emos|ão|ia|ias|íamos|iam)$/u.exec(verb) ?? [];
    const isFuture = lexicon.finite(verb).some(({ tense }) => tense === 'f' || tense === 'c');
    if (stem === '' || !isFuture || lexicon.finite(verb).some(({ tense }) => /^(?:p|pp|pi)$/.test(tense))) {
      return undefined;
    }
    const isObject = /^[oa]s?$/.test(pronoun);
    const base = isObject ? stem.slice(0, -1).replace(/a$/, 'á').replace(/e$/, 'ê').replace(/o$/, 'ô') : stem;
    return here(place, `${base}-${isObject ? 'l' : ''}${pronoun}-${ending}`);
  },
};

/** "nós levantamo-nos": the s is dropped before "nos". */
const joined = (verb: string, pronoun: string): string =>
  pronoun === 'nos' && verb.endsWith('mos') ? verb.slice(0, -1) : verb;

/** "não chama-se": these words draw the pronoun before the verb. */
export const pronounBefore: Rule = {
  name: 'PtPronounBefore',
  reason: 'Order',
  find(place, lexicon) {
    const [, verb, pronoun] = /^(\p{Ll}+)-(me|te|se|lhe|lhes|nos|vos)$/u.exec(place.near(0).text) ?? [];
    const isBehindSubject =
      subjects.has(place.near(-1).lower) &&
      /^(?:que|porque|quando|onde|se|embora|enquanto|como)$/.test(place.near(-2).lower) &&
      !/^(?:é|do|mais|menos)$/.test(place.near(-3).lower);
    if (
      verb === undefined ||
      pronoun === undefined ||
      (!isBehindSubject &&
        !/^(?:não|nunca|jamais|ninguém|que|quem|onde|porque|quando|já|também|ainda|sempre|nada|se|embora|talvez|enquanto)$/.test(
          place.near(-1).lower,
        ))
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
