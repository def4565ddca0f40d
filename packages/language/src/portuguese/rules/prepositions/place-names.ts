import { matchCase } from '../../../engine/match-case.ts';
import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { words } from '../../../engine/tokens/word-list.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { adjectiveOf } from '../../lexicon/word-classes.ts';
import { readPreposition, withArticle } from './contracted.ts';

type Rule = TokenRule<PortugueseLexicon>;

const withO = words(
  'Porto Brasil Algarve Alentejo Minho Japão Canadá México Egito Chile Peru Equador Uruguai Paraguai Irão Iraque Líbano Nepal Vietname Quénia Senegal Funchal Estoril Barreiro Ribatejo Douro Tejo Mondego Luxemburgo Mónaco Vaticano Cairo',
);
const withA = words(
  'Alemanha Itália China Índia Rússia Grécia Suíça Holanda Bélgica Polónia Suécia Noruega Dinamarca Finlândia Áustria Hungria Roménia Bulgária Turquia Ucrânia Argentina Colômbia Venezuela Bolívia Austrália Irlanda Escócia Europa Ásia América Oceânia Síria Madeira Croácia Tailândia Covilhã Figueira Nazaré Ericeira Guiné Arábia Coreia Tunísia Argélia Indonésia Beira',
);
const withOs = words('Açores Estados');
const bare = words(
  'Portugal Lisboa Coimbra Braga Évora Faro Aveiro Leiria Viseu Setúbal Sintra Cascais Guimarães Beja Santarém Bragança Angola Moçambique Cabo Timor Marrocos Cuba Israel Paris Londres Madrid Roma Berlim Viena Bruxelas Barcelona Sevilha Dublin Amesterdão Lagos Tavira Óbidos Tomar',
);

const articleOf = (name: string): string | undefined =>
  withO.has(name) ? 'o' : withA.has(name) ? 'a' : withOs.has(name) ? 'os' : bare.has(name) ? '' : undefined;

/** "em Porto", "na Portugal": which place names take an article (Cunha e Cintra, cap. 9). */
export const placeName: Rule = {
  name: 'PtPlaceArticle',
  reason: 'Standard',
  find(place, lexicon) {
    const next = place.near(1);
    const article = articleOf(next.text);
    const found = readPreposition(place.near(0).lower);
    if (article === undefined || !found || !/^(?:em|de|a|por)$/.test(found.preposition)) return undefined;
    if (next.text === 'Estados' && place.near(2).text !== 'Unidos') return undefined;
    // "de" has no article in many names; "a Alemanha" may be the article alone.
    if (article !== '' && (found.preposition !== 'em' || found.article !== '')) return undefined;
    if (
      article === '' &&
      (found.article === '' ||
        /^\p{Lu}/u.test(place.near(2).text) ||
        /^(?:d[aeo]s?|que|onde)$/.test(place.near(2).lower) ||
        // "no Portugal contemporâneo"
        adjectiveOf(place.near(2), lexicon) !== 0 ||
        /^(?:a|à)$/.test(place.near(0).lower))
    ) {
      return undefined;
    }
    if (/^(?:Lagos|Tomar|Faro|Beja|Cabo|Madeira|Beira|Figueira)$/.test(next.text) && article === '') {
      return undefined;
    }
    if (/^\p{Lu}/u.test(place.near(-1).text) && !place.near(-1).opens) return undefined;
    const right = withArticle(found.preposition, article);
    return right === place.near(0).lower
      ? undefined
      : { first: place.at, last: place.at, replacement: matchCase(place.near(0).text, right) };
  },
};
