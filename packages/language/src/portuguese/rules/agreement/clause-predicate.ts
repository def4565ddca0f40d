import { isExact, plural } from '../../../romance/gender-and-number.ts';
import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { noToken, type Token } from '../../../engine/tokens/token.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { readingsOf } from '../../lexicon/verb-readings.ts';
import { adjectiveOf, nounOf } from '../../lexicon/word-classes.ts';
import { adverbs } from '../../lexicon/words.ts';
import { invariable } from './invariable-adjectives.ts';
import { behindAdverbs, subjectWithVerb } from './verb-of-subject.ts';

const copulas = /^(?:ser|estar|ficar|parecer|andar|continuar|permanecer)$/;
const furthestPredicate = 6;

/** "A água da piscina estava frio": the predicate agrees with the head of the subject. */
export const clausePredicate: TokenRule<PortugueseLexicon> = {
  name: 'PtClausePredicate',
  reason: 'Concord',
  find(place, lexicon) {
    const found = subjectWithVerb(place, lexicon);
    if (!found || !isExact(found.subject.agreement)) return undefined;
    const { agreement, isJoined } = found.subject;
    // "Vossa Excelência está enganado": it agrees with the person.
    if (/^(?:vossa|sua)$/.test(place.near(0).lower) && /^\p{Lu}/u.test(place.near(1).text)) return undefined;
    const behindVerb = behindCopula(place.tokens, found.verb, lexicon);
    if (behindVerb === undefined) return undefined;
    let at = behindAdverbs(place.tokens, behindVerb);
    while (adverbs.has(place.tokens[at]?.lower ?? '') && at < found.verb + furthestPredicate) at++;
    const word = place.tokens[at] ?? noToken;
    const own = adjectiveOf(word, lexicon);
    if (own === 0 || (own & agreement) !== 0 || invariable.has(word.lower)) return undefined;
    if (lexicon.noun(word.lower) !== 0 && !/[oa]s?$/.test(word.lower)) return undefined;
    // "o quadro e as molduras são antigas": after several nouns it may agree with the last.
    if (isJoined && (own & plural) !== 0) return undefined;
    const next = place.tokens[at + 1] ?? noToken;
    // "A Ana é bom exemplo": the adjective belongs to the noun after it.
    if ((nounOf(next, lexicon) & own) !== 0) return undefined;
    const form = lexicon.inflect(word.lower, agreement);
    return form === undefined || form === word.lower ? undefined : { first: at, last: at, replacement: form };
  },
};

/** The index after "é", "tem sido" or "pode ficar". */
function behindCopula(tokens: readonly Token[], at: number, lexicon: PortugueseLexicon): number | undefined {
  const verb = tokens[at] ?? noToken;
  const next = tokens[at + 1]?.lower ?? '';
  const lemmas = readingsOf(verb, lexicon).map(({ lemma }) => lemma);
  const isPerfect = lemmas.includes('ter') && /^(?:sido|estado|ficado)$/.test(next);
  const isModal =
    lemmas.some((lemma) => /^(?:ir|poder|dever)$/.test(lemma)) && /^(?:ser|estar|ficar)$/.test(next);
  if (isPerfect || isModal) return at + 2;
  const isCopula = lemmas.some((lemma) => copulas.test(lemma)) || /^(?:é|são)$/.test(verb.lower);
  return isCopula ? at + 1 : undefined;
}
