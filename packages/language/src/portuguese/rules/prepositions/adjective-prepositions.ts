import type { TokenRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { adverbs, copulas } from '../../lexicon/words.ts';
import { readPreposition, withArticle } from './contracted.ts';

type Rule = TokenRule<PortugueseLexicon>;

/** Adjectives and nouns with the preposition they take (Ciberdúvidas; F. Fernandes, Dicionário de Regimes). */
const table: readonly { readonly words: RegExp; readonly wrong: RegExp; readonly right: string }[] = [
  { words: /^(?:habituad|acostumad|adaptad|alheio|alheia)[oa]?s?$/, wrong: /^(?:com|de)$/, right: 'a' },
  {
    words: /^(?:preocupad|casad|relacionad|compatível|incompatível)[oa]?s?$/,
    wrong: /^(?:de|a)$/,
    right: 'com',
  },
  {
    words: /^(?:capaz|capazes|incapaz|incapazes|fart[oa]s?|dign[oa]s?)$/,
    wrong: /^(?:com|em)$/,
    right: 'de',
  },
  {
    words: /^(?:interessad|especialista|licenciad|formad|viciad|versad|interesse)[oa]?s?$/,
    wrong: /^(?:de|a|com|por|para)$/,
    right: 'em',
  },
  {
    words: /^(?:apaixonad|responsáve(?:l|i)|fascinad|obcecad)[oa]?s?$/,
    wrong: /^(?:de|com|em)$/,
    right: 'por',
  },
  {
    words:
      /^(?:igual|iguais|semelhante|superior|inferior|idêntic|favoráve(?:l|i)|equivalente|imune|alérgic|anterior|posterior)(?:[oa]|es)?s?$/,
    wrong: /^(?:de|com|que)$/,
    right: 'a',
  },
  { words: /^obrigad[oa]$/, wrong: /^(?:para|de)$/, right: 'por' },
  { words: /^espera$/, wrong: /^(?:por)$/, right: 'de' },
  { words: /^relação$/, wrong: /^(?:de)$/, right: 'a' },
];

/** "habituado com o frio", "à espera pela resposta". */
export const adjectivePreposition: Rule = {
  name: 'PtAdjectivePreposition',
  reason: 'Preposition',
  find(place) {
    const word = place.near(0).lower;
    const found =
      readPreposition(place.near(1).lower) ??
      (place.near(1).lower === 'para' ? { preposition: 'para', article: '' } : undefined);
    if (!found) return undefined;
    const rule = table.find(({ words, wrong }) => words.test(word) && wrong.test(found.preposition));
    if (!rule) return undefined;
    if (
      word.startsWith('independente') ||
      (word === 'igual' && /^(?:número|quantidade|parte)$/.test(place.near(-1).lower))
    ) {
      return undefined;
    }
    if (word === 'espera' && place.near(-1).lower !== 'à') return undefined;
    if (word === 'relação' && (place.near(-1).lower !== 'em' || found.article === '')) return undefined;
    // "o equivalente do euro", "a posição idêntica da célula": a possessive, not a complement.
    if (
      found.preposition === 'de' &&
      /^(?:igua|semelhant|idêntic|equivalent|favoráve|superior|inferior)/.test(word) &&
      !copulas.has(place.near(-1).lower) &&
      !adverbs.has(place.near(-1).lower)
    ) {
      return undefined;
    }
    if (word.startsWith('obrigad') && !place.near(0).opens && place.near(-1).lower !== 'muito') {
      return undefined;
    }
    if (/^(?:interesse)$/.test(word) && !/^(?:com|por)$/.test(found.preposition)) return undefined;
    // "cansado por causa de", "especialista de renome", "parecido de cara", "superior de".
    const next = place.near(2);
    if (
      /^(?:causa|exemplo|vezes|isso|certo|fim|acaso|parte|completo|lei|natureza|norma|regra|todo|toda|cara|renome|mais|menos|que|quê|si|dinheiro|volta|ter|ser|fora|dentro|novo|fresco|repente)$/.test(
        next.lower,
      ) ||
      /^\p{N}/u.test(next.text)
    ) {
      return undefined;
    }
    // Who did it or what it consists of: "formado por", "interessado pelo".
    if (
      /^(?:formad|interessad|licenciad|cansad|aborrecid|desiludid|certo|próxim|especialista|superior|inferior|anterior|posterior|equivalente|entusiasmad|orgulhos|diferente)/.test(
        word,
      ) &&
      /^(?:por|em)$/.test(found.preposition)
    ) {
      return undefined;
    }
    if (
      /^(?:especialista|licenciad|formad|superior|inferior|anterior|posterior|louc|responsáve|fanátic|aborrecid|certo|próxim)/.test(
        word,
      ) &&
      /^(?:de|com|a|em)$/.test(found.preposition) &&
      !/^(?:licenciad|formad)/.test(word)
    ) {
      return undefined;
    }
    if (/^(?:licenciad|formad)/.test(word) && found.preposition !== 'com') return undefined;
    const isSeparate = found.preposition === 'com' && /^[oa]s?$/.test(next.lower);
    return {
      first: place.at + 1,
      last: place.at + (isSeparate ? 2 : 1),
      replacement: withArticle(rule.right, isSeparate ? next.lower : found.article),
    };
  },
};
