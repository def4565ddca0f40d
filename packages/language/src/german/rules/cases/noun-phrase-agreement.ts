import type { TokenRule } from '../../../engine/tokens/rule.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import { askedBefore } from './asked-before.ts';
import { askedByClause } from './clause-case.ts';
import { everything } from './inflection.ts';
import { mendAdjective } from './mend-adjective.ts';
import { mendArticle } from './mend-article.ts';
import { nounPhraseAt } from './noun-phrase.ts';

/**
 * Article, adjective and noun, and the preposition or verb before them, must agree in case, gender and number. Learners'
 * most frequent fault in German (A. Lüdeling et al., Falko corpus; Kwasnicki and others on case and gender in L2 German).
 */
export const nounPhraseAgreement: TokenRule<GermanLexicon> = {
  name: 'DeNounPhrase',
  reason: 'CaseOfNoun',
  find(place, lexicon) {
    const found = nounPhraseAt(place, lexicon);
    if (!found || found.noun === everything) return undefined;
    const asked = askedBefore(place, found) & askedByClause(place, found, lexicon);
    const possible = found.set & found.noun & asked;
    if (possible === 0) return mendArticle(place, found, asked, lexicon);
    return mendAdjective(place, found, possible);
  },
};
