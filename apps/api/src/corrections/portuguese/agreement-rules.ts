import { matchCase } from '../../generation/built-in/match-case.ts';
import { here, type Fault, type Place, type TokenRule } from '../tokens/rule.ts';
import { noToken, type Token } from '../tokens/token.ts';
import { words } from '../tokens/word-list.ts';
import {
  feminine,
  FP,
  FS,
  masculine,
  MP,
  MS,
  plural,
  singular,
  type Agreement,
  type Person,
  type PortugueseLexicon,
} from './lexicon.ts';
import {
  adverbs,
  agreementOf,
  copulas,
  determiners,
  families,
  prepositions,
  proclitics,
  subjects,
} from './words.ts';

type Rule = TokenRule<PortugueseLexicon>;

export const isLower = (token: Token): boolean => token.isWord && /^\p{Ll}[\p{L}-]+$/u.test(token.text);

/** Small words that the dictionary takes for nouns too. */
const noNoun = words(
  'vão vem vêm vai sai cai vá dá que não se mais menos bem mal já só como quando onde mas ou e de em para por com sem a o as os um uma ao à do da no na é são foi está há tem ser estar ter haver muito pouco tanto todo tudo nada cada qual quem porque pois assim então depois antes ontem hoje amanhã lá cá aí aqui sobre sob entre até desde contra após durante perante segundo conforme mesmo próprio outro outra outros outras certo certa tal si mim ti ele ela eles elas nós vós eu tu você vocês me te lhe nos vos lhes demais além embora enquanto porém via fora era seja ante',
);
const nounOf = (token: Token, lexicon: PortugueseLexicon): Agreement =>
  isLower(token) && !noNoun.has(token.lower) ? lexicon.noun(token.lower) : 0;
const adjectiveOf = (token: Token, lexicon: PortugueseLexicon): Agreement =>
  isLower(token) && !noNoun.has(token.lower) && !adverbs.has(token.lower)
    ? lexicon.adjective(token.lower)
    : 0;

const firstAdjectives = words(
  'grande grandes pequeno pequena pequenos pequenas bom boa bons boas mau má maus más novo nova novos novas velho velha velhos velhas primeiro primeira primeiros primeiras último última últimos últimas belo bela longo longa longos longas melhor melhores pior piores maior maiores antigo antiga antigos antigas verdadeiro verdadeira próximo próxima próximos próximas segundo segunda terceiro terceira único única jovem jovens',
);

/** Nouns of both genders, of which the dictionary has one. */
const ofBothGenders =
  /^(?:polícia|guarda|capital|rádio|caixa|grama|moral|cura|final|segurança|vigia|trompete|personagem|modelo|cabeça|lente|sentinela|cabo|câmara|guia|planta|bola|cólera|nascente|poente|estudante|jovem|cliente|chefe|colega|mar|avestruz|testa|corneta|ordenança|voga|língua|laranja|rosa|violeta|cinza)s?$/;
/** "três vezes maior", "dois anos mais velha", "uma vez terminado", "um bocado cansada": an adjective behind these is another's. */
const measures =
  /^(?:vez|vezes|anos?|mês|meses|dias?|semanas?|horas?|minutos?|segundos?|metros?|quilómetros?|centímetros?|graus?|bocado|bocadinho|tanto|pouco|quilos?|litros?|séculos?|décadas?|por cento|parte|partes|euros?)$/;

interface Phrase {
  readonly noun: number;
  readonly adjective: number | undefined;
  readonly set: Agreement;
  readonly agreement: Agreement;
}

/** A determiner with its noun, and an adjective between them, if they begin here. */
export function phraseAt(place: Place, lexicon: PortugueseLexicon): Phrase | undefined {
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

const determinerFor = (word: string, agreement: Agreement): string | undefined => {
  const family = families.find((forms) => forms.includes(word));
  return family?.[[MS, FS, MP, FP].findIndex((one) => (one & agreement) !== 0)];
};

/**
 * "os livro", "o viagem", "um grande casa": determiner, adjective and noun agree (Cunha e Cintra, cap. 10). Gender and
 * number head the faults in the corpora of learners of European Portuguese (COPLE2, PEAPL2; A. Mendes et al., 2016).
 */
export const nounPhrase: Rule = {
  name: 'PtNounPhrase',
  reason: 'Concord',
  find(place, lexicon) {
    const found = phraseAt(place, lexicon);
    if (!found) return undefined;
    const noun = place.tokens[found.noun] ?? noToken;
    const word = place.near(0).lower;
    const possible = found.set & found.agreement;
    if (possible !== 0) {
      if (found.adjective === undefined) return undefined;
      const adjective = place.tokens[found.adjective] ?? noToken;
      const own = adjectiveOf(adjective, lexicon) | lexicon.noun(adjective.lower);
      if (own === 0 || (own & possible) !== 0) return undefined;
      const form = lexicon.inflect(adjective.lower, possible);
      return form === undefined
        ? undefined
        : { first: found.adjective, last: found.adjective, replacement: form };
    }
    // "que poema o mostra": a pronoun before a verb.
    const isThird = lexicon
      .finite(noun.lower)
      .some(({ person, tense }) => person.startsWith('3') && tense !== 'i');
    if (/^[oa]s?$/.test(word) && isThird && !place.near(0).opens) return undefined;
    if (ofBothGenders.test(noun.lower)) return undefined;
    // "a" is a preposition too, "nos" a pronoun, and the noun may be an adjective of another.
    if (word === 'a' || (lexicon.adjective(noun.lower) & found.set) !== 0) return undefined;
    if (
      /^(?:no|na|nos|nas|o|os|as|dos|das)$/.test(word) &&
      lexicon.finite(noun.lower).length > 0 &&
      (found.agreement & (found.set & plural ? plural : singular)) === 0 &&
      proclitics.has(place.near(-1).lower)
    ) {
      return undefined;
    }
    return mend(place, found, noun, lexicon);
  },
};

function mend(place: Place, found: Phrase, noun: Token, lexicon: PortugueseLexicon): Fault | undefined {
  const word = place.near(0);
  const number = (found.set & plural) !== 0 ? plural : singular;
  if ((found.agreement & number) !== 0) {
    const form = determinerFor(word.lower, found.agreement & number);
    if (form === undefined || form === word.lower) return undefined;
    const article = place.near(-1);
    if (
      found.adjective === undefined &&
      /^(?:[oa]s?|[dn][oa]s?|pel[oa]s?|aos?|às?)$/.test(article.lower) &&
      /^(?:me|mi|te|tu|se|su|no|vo)/.test(word.lower)
    ) {
      const other = determinerFor(article.lower, found.agreement & number);
      return other === undefined
        ? undefined
        : { first: place.at - 1, last: place.at, replacement: `${matchCase(article.text, other)} ${form}` };
    }
    if (found.adjective === undefined) return here(place, matchCase(word.text, form));
    const adjective = lexicon.inflect(place.tokens[found.adjective]?.lower ?? '', found.agreement & number);
    return adjective === undefined
      ? undefined
      : { first: place.at, last: found.adjective, replacement: `${matchCase(word.text, form)} ${adjective}` };
  }
  const gender =
    (found.agreement & masculine) !== 0 && (found.agreement & feminine) !== 0
      ? 15
      : (found.agreement & masculine) !== 0
        ? masculine
        : feminine;
  const form = lexicon.inflect(noun.lower, number & gender);
  if (form === undefined || form === noun.lower) return undefined;
  const other = determinerFor(word.lower, found.agreement);
  const alternatives =
    other === undefined || found.adjective !== undefined
      ? []
      : [`${matchCase(word.text, other)} ${noun.text}`];
  if (found.adjective !== undefined) return { first: found.noun, last: found.noun, replacement: form };
  return { first: place.at, last: found.noun, replacement: `${word.text} ${form}`, alternatives };
}

const invariable = words(
  'menos demais rosa laranja cinza só mesmo junto alerta pouco muito meio todo bastante perto longe baixo alto certo claro direito exceto salvo incluindo conforme segundo devido dado visto segunda terça quarta quinta sexta',
);

/** "uma decisão importante", "casas bonito": the adjective behind its noun. */
export const adjectiveBehind: Rule = {
  name: 'PtAdjective',
  reason: 'Concord',
  find(place, lexicon) {
    const found = phraseAt(place, lexicon);
    if (!found) return undefined;
    if (measures.test(place.tokens[found.noun]?.lower ?? '')) return undefined;
    const agreement = found.set & found.agreement;
    const at = found.noun + 1;
    const isDegree = /^(?:muito|mais|tão|pouco|bastante|menos|demasiado|bem)$/.test(
      place.tokens[at]?.lower ?? '',
    );
    const target = isDegree ? at + 1 : at;
    const adjective = place.tokens[target] ?? noToken;
    const own = adjectiveOf(adjective, lexicon);
    if (agreement === 0 || own === 0 || (own & agreement) !== 0 || invariable.has(adjective.lower)) {
      return undefined;
    }
    if ([MS, FS, MP, FP].includes(agreement) === false) return undefined;
    const next = place.tokens[target + 1] ?? noToken;
    const isSeries =
      /^(?:e|ou|,)$/.test(next.lower) && adjectiveOf(place.tokens[target + 2] ?? noToken, lexicon) !== 0;
    const isVerb = lexicon.finite(adjective.lower).some(({ tense }) => tense !== 'i');
    if (
      isSeries ||
      (isVerb &&
        !isDegree &&
        lexicon.noun(adjective.lower) === 0 &&
        !/[dt][oa]s?$/.test(adjective.lower) &&
        (own & (agreement & plural ? plural : singular)) !== 0) ||
      (isVerb && lexicon.noun(adjective.lower) !== 0)
    ) {
      return undefined;
    }
    // "um copo de vinho tinto": the adjective of another noun
    if (
      /^(?:de|do|da|dos|das|em|no|na)$/.test(place.near(0).lower) &&
      place.near(-1).isWord &&
      nounOf(place.near(-1), lexicon) !== 0 &&
      (lexicon.noun(place.near(-1).lower) & own) !== 0
    ) {
      return undefined;
    }
    const form = lexicon.inflect(adjective.lower, agreement);
    return form === undefined || form === adjective.lower
      ? undefined
      : { first: target, last: target, replacement: form };
  },
};

/** "A casa é bonito", "Ela está cansado": behind "ser" and "estar". */
export const predicate: Rule = {
  name: 'PtPredicate',
  reason: 'Concord',
  find(place, lexicon) {
    if (!copulas.has(place.near(0).lower)) return undefined;
    const agreement = subjectBefore(place, lexicon);
    if (agreement === 0) return undefined;
    let steps = 1;
    while (steps < 4 && adverbs.has(place.near(steps).lower)) steps++;
    const word = place.near(steps);
    const own = adjectiveOf(word, lexicon);
    if (own === 0 || (own & agreement) !== 0 || invariable.has(word.lower)) return undefined;
    if (lexicon.noun(word.lower) !== 0 && !/[oa]s?$/.test(word.lower)) return undefined;
    const form = lexicon.inflect(word.lower, agreement);
    return form === undefined || form === word.lower
      ? undefined
      : { first: place.at + steps, last: place.at + steps, replacement: form };
  },
};

function subjectBefore(place: Place, lexicon: PortugueseLexicon): Agreement {
  let steps = -1;
  while (steps > -3 && /^(?:não|já|também|ainda|sempre|nunca|só)$/.test(place.near(steps).lower)) steps--;
  const pronoun = agreementOf.get(place.near(steps).lower);
  if (pronoun !== undefined) {
    return prepositions.has(place.near(steps - 1).lower) ||
      /^(?:e|ou|com|que)$/.test(place.near(steps - 1).lower)
      ? 0
      : pronoun;
  }
  for (const back of [1, 2]) {
    const at = place.at + steps - back;
    const start = place.tokens[at];
    const before = place.tokens[at - 1] ?? noToken;
    if (!start || !(start.opens || /^(?:que|,|mas|porque|se|quando)$/.test(before.lower))) continue;
    const phrase = phraseAt({ ...place, at, near: (more) => place.tokens[at + more] ?? noToken }, lexicon);
    if (phrase && phrase.noun === place.at + steps) {
      const agreement = phrase.set & phrase.agreement;
      return [MS, FS, MP, FP].includes(agreement) ? agreement : 0;
    }
  }
  return 0;
}

const between = words('não já também nunca ainda sempre só me te se lhe nos vos lhes o a os as');

/** "eu vai", "nós foi", "tu fizestes": the verb has the person of its pronoun. */
export const pronounVerb: Rule = {
  name: 'PtPronounVerb',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    const isWe = place.near(0).lower === 'gente' && place.near(-1).lower === 'a';
    const person: Person | undefined = isWe ? '3s' : subjects.get(place.near(0).lower);
    const before = isWe ? place.near(-2) : place.near(-1);
    if (
      person === undefined ||
      prepositions.has(before.lower) ||
      /^(?:e|ou|nem|com|como|que nem|do)$/.test(before.lower)
    ) {
      return undefined;
    }
    if (
      /^(?:ele|ela|eles|elas|nós)$/.test(place.near(0).lower) &&
      !place.near(0).opens &&
      before.isWord &&
      lexicon.finite(before.lower).length > 0
    ) {
      return undefined;
    }
    let steps = 1;
    while (steps < 4 && between.has(place.near(steps).lower)) steps++;
    const verb = place.near(steps);
    const bare = verb.lower.replace(/-(?:me|te|se|lhe|nos|vos|lhes)$/, '');
    if (!/^\p{Ll}/u.test(verb.text)) return undefined;
    const readings = lexicon.finite(bare).filter(({ tense }) => tense !== 'i');
    if (readings.length === 0 || readings.some((reading) => reading.person === person)) return undefined;
    if (
      lexicon.isInfinitive(bare) ||
      (lexicon.noun(bare) !== 0 &&
        !/^(?:era|foi|fala|gosta|trabalha|estuda|mora|canta|come|conta|ajuda|joga|viaja|compra|espera|chega)$/.test(
          bare,
        ))
    ) {
      return undefined;
    }
    const forms = [
      ...new Set(readings.map(({ lemma, tense }) => lexicon.conjugate(lemma, tense, person))),
    ].flatMap((form) => form ?? []);
    const [form, ...alternatives] = forms;
    if (form === undefined || form === bare) return undefined;
    const suffix = verb.lower.slice(bare.length);
    return {
      first: place.at + steps,
      last: place.at + steps,
      replacement: form + suffix,
      alternatives: alternatives.map((one) => one + suffix),
    };
  },
};

const people =
  /^(?:pessoas|alun[oa]s|amig[oa]s|jovens|crianças|professor(?:es|as)|pais|homens|mulheres|estudantes|portugueses|filh[oa]s|colegas|trabalhador(?:es|as)|turistas|clientes|vizinh[oa]s|rapazes|raparigas|leitores|cidadãos|médicos|políticos|famílias)$/;

/** "Os alunos gosta", "as pessoas que mora": the verb goes by the noun before it. */
export const nounVerb: Rule = {
  name: 'PtNounVerb',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    const found = phraseAt(place, lexicon);
    if (!found) return undefined;
    const agreement = found.set & found.agreement;
    const isPlural = (agreement & plural) !== 0 && (agreement & singular) === 0;
    const isSingular = (agreement & singular) !== 0 && (agreement & plural) === 0;
    if (!isPlural && !isSingular) return undefined;
    let at = found.noun + 1;
    const token = (): Token => place.tokens[at] ?? noToken;
    const before = place.near(-1);
    const isRelative = token().lower === 'que';
    if (isRelative) {
      // Without a subject of its own the clause may have another: "as moedas que trazia".
      if (!people.test(place.tokens[found.noun]?.lower ?? '')) return undefined;
      at++;
    } else {
      if (!place.near(0).opens && !/^(?:que|porque|se|quando|mas|,|onde|embora)$/.test(before.lower)) {
        return undefined;
      }
      if (
        /^(?:no|na|nos|nas|do|da|dos|das|ao|à|aos|às|pelo|pela|pelos|pelas|num|numa|nest|ness|naquel)/.test(
          place.near(0).lower,
        ) &&
        place.near(0).lower !== 'nossos' &&
        !place.near(0).lower.startsWith('noss')
      ) {
        return undefined;
      }
      if (before.text === ',' && isSingular) return undefined;
      const own = adjectiveOf(token(), lexicon);
      if ((own & agreement) !== 0 && lexicon.finite(token().lower).length === 0) at++;
      if (/^(?:de|do|da|dos|das|deste|desta)$/.test(token().lower) && isPlural) {
        at++;
        if (nounOf(token(), lexicon) === 0) return undefined;
        at++;
      }
    }
    while (/^(?:não|já|também|ainda|sempre|nunca|se|me|lhe|nos|só)$/.test(token().lower)) at++;
    const verb = token();
    const short = /^[éà]$/.test(verb.lower);
    if (!isLower(verb) && !short) return undefined;
    if (
      isRelative &&
      (isSingular || place.near(-1).lower === 'dos' || /^(?:um|uma)$/.test(place.near(-2).lower))
    ) {
      return undefined;
    }
    const bare = verb.lower.replace(/-(?:me|te|se|lhe|nos|vos|lhes)$/, '');
    if (
      nounOf(verb, lexicon) !== 0 &&
      !/^(?:gosta|mora|fala|trabalha|estuda|ajuda|conta|canta|compra|come|chega|era|joga|espera)$/.test(bare)
    ) {
      return undefined;
    }
    if (adjectiveOf(verb, lexicon) !== 0 || prepositions.has(verb.lower) || lexicon.isInfinitive(bare)) {
      return undefined;
    }
    const readings = lexicon.finite(bare).filter(({ tense }) => tense !== 'i');
    const person: Person = isPlural ? '3p' : '3s';
    const wrong: Person = isPlural ? '3s' : '3p';
    const reading = readings.find((one) => one.person === wrong);
    if (!reading || readings.some((one) => one.person === person)) return undefined;
    // "Os livros que o João lê", "as coisas que a vida traz": the noun is the object.
    const next = place.tokens[at + 1] ?? noToken;
    // "Os preços é que sobem"
    if (next.lower === 'que') return undefined;
    if (
      isRelative &&
      (determiners.has(next.lower) || /^\p{Lu}/u.test(next.text)) &&
      !/^(?:em|no|na|de|do|da|com|a|à)$/.test(next.lower)
    ) {
      return undefined;
    }
    const form = lexicon.conjugate(reading.lemma, reading.tense, person);
    return form === undefined
      ? undefined
      : { first: at, last: at, replacement: form + verb.lower.slice(bare.length) };
  },
};

/** "existe muitos problemas", "falta dois dias": the subject stands behind (Cunha e Cintra, cap. 13). */
export const subjectBehind: Rule = {
  name: 'PtSubjectBehind',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    const word = place.near(0).lower;
    if (
      !/^(?:existe|existia|existiu|falta|faltava|aconteceu|acontece|acontecia|surgiu|restam|resta|sobrou|ocorreu|basta|apareceu)$/.test(
        word,
      )
    ) {
      return undefined;
    }
    if (determiners.has(place.near(-1).lower)) return undefined;
    const next = place.near(1).lower;
    const isMany =
      /^(?:muitos|muitas|vários|várias|alguns|algumas|poucos|poucas|dois|duas|três|quatro|cinco|seis|tantos|tantas|outros|outras|coisas|pessoas|problemas)$/.test(
        next,
      ) || /^(?:[2-9]|\d\d+)$/.test(next);
    if (!isMany) return undefined;
    const reading = lexicon.finite(word).find(({ person }) => person === '3s');
    const form = reading && lexicon.conjugate(reading.lemma, reading.tense, '3p');
    return form === undefined ? undefined : here(place, matchCase(place.near(0).text, form));
  },
};

/** "muito pessoas", "pouco amigos". */
export const quantity: Rule = {
  name: 'PtQuantity',
  reason: 'Concord',
  find(place, lexicon) {
    if (!/^(?:muito|pouco|tanto|quanto)$/.test(place.near(0).lower)) return undefined;
    const next = place.near(1);
    const noun = nounOf(next, lexicon);
    if (
      ![FS, MP, FP].includes(noun) ||
      lexicon.adjective(next.lower) !== 0 ||
      lexicon.finite(next.lower).length > 0
    ) {
      return undefined;
    }
    const stem = place.near(0).text.slice(0, -1);
    return here(place, stem + (noun === FS ? 'a' : noun === MP ? 'os' : 'as'));
  },
};

const withPreposition = /^(?:precisa|trata|gosta|fala|depende|necessita|vive|trabalha|está|é)$/;

/** "Vende-se apartamentos": what is sold is the subject (Cunha e Cintra, cap. 13). */
export const passiveWithSe: Rule = {
  name: 'PtPassiveSe',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    const [, verb] = /^(\p{L}+)-se$/u.exec(place.near(0).text) ?? [];
    const noun = nounOf(place.near(1), lexicon);
    if (
      verb === undefined ||
      !place.near(0).opens ||
      withPreposition.test(verb.toLowerCase()) ||
      (noun & plural) === 0 ||
      (noun & singular) !== 0
    ) {
      return undefined;
    }
    const reading = lexicon
      .finite(verb.toLowerCase())
      .find(({ person, tense }) => person === '3s' && tense === 'p');
    const form = reading && lexicon.conjugate(reading.lemma, reading.tense, '3p');
    return form === undefined ? undefined : here(place, matchCase(verb, `${form}-se`));
  },
};

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
