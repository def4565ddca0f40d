import type { NounPhrase } from '../../../romance/noun-phrase.ts';
import type { Place } from '../../../engine/tokens/rule.ts';
import { words } from '../../../engine/tokens/word-list.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { isLower, nounOf } from '../../lexicon/word-classes.ts';
import { determiners, prepositions, proclitics, subjects } from '../../lexicon/words.ts';

const firstAdjectives = words(
  'grande grandes pequeno pequena pequenos pequenas bom boa bons boas mau má maus más novo nova novos novas velho velha velhos velhas primeiro primeira primeiros primeiras último última últimos últimas belo bela longo longa longos longas melhor melhores pior piores maior maiores antigo antiga antigos antigas verdadeiro verdadeira próximo próxima próximos próximas segundo segunda terceiro terceira único única jovem jovens',
);

/** The determiner, noun and adjective between them that begin at a place, if any. */
export function phraseAt(place: Place, lexicon: PortugueseLexicon): NounPhrase | undefined {
  const word = place.near(0).lower;
  const set = determiners.get(word);
  const next = place.near(1);
  if (set === undefined || !isLower(next) || word === next.lower) return undefined;
  // "que o ajuda", "não nos diz": a pronoun.
  if (
    /^(?:o|a|os|as|nos|no|na|nas)$/.test(word) &&
    lexicon.finite(next.lower).length > 0 &&
    (proclitics.has(place.near(-1).lower) || subjects.has(place.near(-1).lower))
  ) {
    return undefined;
  }
  const later = place.near(2);
  if (firstAdjectives.has(next.lower) && nounOf(later, lexicon) !== 0 && !prepositions.has(later.lower)) {
    return { noun: place.at + 2, adjective: place.at + 1, set, agreement: nounOf(later, lexicon) };
  }
  const agreement = nounOf(next, lexicon);
  return agreement === 0 ? undefined : { noun: place.at + 1, adjective: undefined, set, agreement };
}
