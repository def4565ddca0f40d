import type { Place, TokenRule } from '../../../engine/tokens/rule.ts';
import { noToken } from '../../../engine/tokens/token.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import { askedBefore } from './asked-before.ts';
import { askedByClause } from './clause-case.ts';
import { everything, type Mask } from './inflection.ts';
import { mendAdjective } from './mend-adjective.ts';
import { mendArticle } from './mend-article.ts';
import { type NounPhrase, nounPhraseAt } from './noun-phrase.ts';

/**
 * Article, adjective and noun, and the preposition or verb before them, must agree in case, gender and number. The most
 * frequent mistake of learners of German (A. Lüdeling et al., Falko corpus; Kwasnicki and others on case and gender in
 * L2 German).
 */
export const nounPhraseAgreement: TokenRule<GermanLexicon> = {
  name: 'DeNounPhrase',
  reason: 'CaseOfNoun',
  find(place, lexicon) {
    const found = nounPhraseAt(place, lexicon);
    if (!found || found.noun === everything) return undefined;
    const asked = askedBefore(place, found) & askedByClause(place, found, lexicon);
    const possible = found.set & found.noun & asked;
    if (possible === 0 && (found.set & asked & compoundNoun(place, found, lexicon)) !== 0) return undefined;
    if (possible === 0) return mendArticle(place, found, asked, lexicon);
    return mendAdjective(place, found, possible);
  },
};

/** "das Hilfe Fenster": what a compound written as two words can be, or 0. */
function compoundNoun({ tokens }: Place, { last }: NounPhrase, lexicon: GermanLexicon): Mask {
  const noun = tokens[last + 1] ?? noToken;
  return noun.isWord && /^\p{Lu}\p{Ll}/u.test(noun.text) ? lexicon.noun(noun.text) : 0;
}
