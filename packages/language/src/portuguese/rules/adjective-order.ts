import { adjectiveOrderRule } from '../../romance/adjective-order.ts';
import { words } from '../../engine/tokens/word-list.ts';
import type { PortugueseLexicon } from '../lexicon/lexicon.ts';
import { nounOf } from '../lexicon/word-classes.ts';

const colours = words(
  'vermelho vermelha azul verde preto preta branco branca amarelo amarela cinzento cinzenta vermelhos vermelhas azuis verdes pretos pretas brancos brancas francês francesa inglês inglesa alemão alemã italiano italiana espanhol espanhola',
);

/** "um vermelho carro": colours and nationalities follow the noun (Cunha e Cintra, cap. 10). */
export const adjectiveOrder = adjectiveOrderRule<PortugueseLexicon>({
  name: 'PtAdjectiveOrder',
  adjectives: colours,
  determiners: words('um uma o a os as meu minha seu sua este esta'),
  isNoun: (token, lexicon) =>
    nounOf(token, lexicon) !== 0 &&
    lexicon.adjective(token.lower) === 0 &&
    lexicon.finite(token.lower).every(({ tense }) => tense === 'p'),
});
