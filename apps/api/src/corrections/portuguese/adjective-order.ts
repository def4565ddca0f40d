import type { TokenRule } from '../tokens/rule.ts';
import { words } from '../tokens/word-list.ts';
import type { PortugueseLexicon } from './lexicon.ts';
import { nounOf } from './word-classes.ts';

type Rule = TokenRule<PortugueseLexicon>;

const colours = words(
  'vermelho vermelha azul verde preto preta branco branca amarelo amarela cinzento cinzenta vermelhos vermelhas azuis verdes pretos pretas brancos brancas francês francesa inglês inglesa alemão alemã italiano italiana espanhol espanhola',
);

/** "um vermelho carro": colours and nations stand behind the noun (Cunha e Cintra, cap. 10). */
export const adjectiveOrder: Rule = {
  name: 'PtAdjectiveOrder',
  reason: 'Order',
  find(place, lexicon) {
    const noun = place.near(1);
    if (
      !colours.has(place.near(0).lower) ||
      !/^(?:um|uma|o|a|os|as|meu|minha|seu|sua|este|esta)$/.test(place.near(-1).lower)
    ) {
      return undefined;
    }
    if (
      nounOf(noun, lexicon) === 0 ||
      lexicon.adjective(noun.lower) !== 0 ||
      lexicon.finite(noun.lower).some(({ tense }) => tense !== 'p')
    ) {
      return undefined;
    }
    return { first: place.at, last: place.at + 1, replacement: `${noun.text} ${place.near(0).text}` };
  },
};
