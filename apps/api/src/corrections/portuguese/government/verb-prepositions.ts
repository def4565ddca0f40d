import type { Fault, Place, TokenRule } from '../../tokens/rule.ts';
import { noToken } from '../../tokens/token.ts';
import type { PortugueseLexicon } from '../lexicon.ts';
import { readingsOf, readPersonalInfinitive, withoutPronoun } from '../verb-readings.ts';
import { nounOf } from '../word-classes.ts';
import { determiners, subjects } from '../words.ts';

type Rule = TokenRule<PortugueseLexicon>;

interface Government {
  readonly verbs: RegExp;
  /** Only with the pronoun: "casar-se", "lembrar-se". */
  readonly isReflexive?: boolean;
  /** What stands there wrongly; an empty word for none. */
  readonly wrong: RegExp;
  readonly right: string;
  /** Before what: an infinitive, a noun phrase or both. */
  readonly before?: 'infinitive' | 'noun';
  readonly unless?: RegExp;
  /** Only before an article: "sem" and "com" a bare noun it may say how. */
  readonly withArticle?: boolean;
}

/** Verbs with the preposition that they ask for (W. Busse, Dicionário Sintáctico de Verbos Portugueses; Ciberdúvidas). */
const table: readonly Government[] = [
  { verbs: /^casar$/, wrong: /^a$/, right: 'com', before: 'noun' },
  { verbs: /^depender$/, wrong: /^(?:com|em|a|por)$/, right: 'de' },
  { verbs: /^gostar$/, wrong: /^(?:em|a|com|por)$/, right: 'de' },
  { verbs: /^precisar$/, wrong: /^(?:em|a|com|por)$/, right: 'de' },
  { verbs: /^(?:concordar|simpatizar|contactar)$/, wrong: /^(?:de|a)$/, right: 'com' },
  { verbs: /^sonhar$/, wrong: /^(?:de|sobre)$/, right: 'com' },
  { verbs: /^(?:acreditar|confiar|reparar)$/, wrong: /^(?:de|a|com)$/, right: 'em', before: 'noun' },
  { verbs: /^(?:pensar)$/, wrong: /^a$/, right: 'em' },
  {
    verbs: /^(?:insistir|consistir|hesitar|persistir|demorar)$/,
    wrong: /^(?:de|por)$/,
    right: 'em',
    before: 'infinitive',
  },
  { verbs: /^implicar$/, wrong: /^em$/, right: '', before: 'noun' },
  { verbs: /^consistir$/, wrong: /^(?:de|com)$/, right: 'em' },
  { verbs: /^participar$/, wrong: /^de$/, right: 'em', before: 'noun' },
  {
    verbs: /^(?:desistir|duvidar|suspeitar|abdicar|prescindir|necessitar)$/,
    wrong: /^(?:em|a|com|por)$/,
    right: 'de',
  },
  {
    verbs: /^(?:começar|aprender|ajudar|ensinar|obrigar|continuar|convidar)$/,
    wrong: /^(?:de|em)$/,
    right: 'a',
    before: 'infinitive',
  },
  { verbs: /^(?:acabar|deixar|parar|tratar)$/, wrong: /^(?:a|em)$/, right: 'de', before: 'infinitive' },
  {
    verbs:
      /^(?:tentar|conseguir|decidir|querer|poder|pretender|desejar|preferir|costumar|prometer|evitar|dever|saber)$/,
    wrong: /^(?:de|a|em)$/,
    right: '',
    before: 'infinitive',
    unless: /^(?:dever|saber)$/,
  },
  {
    verbs: /^(?:obedecer|desobedecer|renunciar|aderir|pertencer|aceder)$/,
    wrong: /^(?:em|de)$/,
    right: 'a',
    before: 'noun',
    withArticle: true,
  },
  {
    verbs: /^(?:apaixonar|interessar)$/,
    isReflexive: true,
    wrong: /^(?:de|com)$/,
    right: 'por',
    before: 'noun',
    withArticle: true,
  },
  {
    verbs: /^(?:esquecer|lembrar|aperceber|arrepender|orgulhar)$/,
    isReflexive: true,
    wrong: /^(?:em|a)$/,
    right: 'de',
    before: 'infinitive',
  },
  {
    verbs: /^(?:preocupar|importar|cruzar)$/,
    isReflexive: true,
    wrong: /^de$/,
    right: 'com',
    before: 'noun',
    withArticle: true,
  },
  {
    verbs: /^(?:habituar|acostumar|dedicar|recusar|atrever)$/,
    isReflexive: true,
    wrong: /^(?:com|de|em)$/,
    right: 'a',
    before: 'infinitive',
  },
];

/** Verbs with "de" or "a" behind which it is easily forgotten, before an article. */
const missing: readonly {
  readonly verbs: RegExp;
  readonly isReflexive: boolean;
  readonly right: 'de' | 'a';
}[] = [
  {
    verbs: /^(?:esquecer|lembrar|queixar|aperceber|arrepender|orgulhar|despedir|aproximar)$/,
    isReflexive: true,
    right: 'de',
  },
  {
    verbs: /^(?:obedecer|desobedecer|assistir|recorrer|renunciar|aderir|pertencer|sobreviver|resistir)$/,
    isReflexive: false,
    right: 'a',
  },
  {
    verbs: /^(?:referir|candidatar|habituar|acostumar)$/,
    isReflexive: true,
    right: 'a',
  },
  { verbs: /^(?:gostar|desistir|necessitar|duvidar|prescindir)$/, isReflexive: false, right: 'de' },
];

const articles = ['', 'o', 'a', 'os', 'as'] as const;
const contracted: Readonly<Record<string, readonly string[]>> = {
  de: ['de', 'do', 'da', 'dos', 'das'],
  a: ['a', 'ao', 'à', 'aos', 'às'],
  em: ['em', 'no', 'na', 'nos', 'nas'],
  por: ['por', 'pelo', 'pela', 'pelos', 'pelas'],
  com: ['com', 'com o', 'com a', 'com os', 'com as'],
  sobre: ['sobre', 'sobre o', 'sobre a', 'sobre os', 'sobre as'],
};

const readings = new Map(
  Object.entries(contracted).flatMap(([preposition, forms]) =>
    forms.map((form, index) => [form, { preposition, article: articles[index] ?? '' }] as const),
  ),
);

/** "ao" is "a" with the article "o". */
export const readPreposition = (
  word: string,
): { readonly preposition: string; readonly article: string } | undefined => readings.get(word);

/** The preposition drawn together with the article. */
export const withArticle = (preposition: string, article: string): string =>
  contracted[preposition]?.[articles.findIndex((one) => one === article)] ??
  `${preposition} ${article}`.trim();

interface Verb {
  readonly lemmas: readonly string[];
  readonly isReflexive: boolean;
}

function verbAt(place: Place, lexicon: PortugueseLexicon): Verb | undefined {
  const [, bare = '', pronoun] = /^(\p{L}+?)(?:-(me|te|se|nos|lhe|lhes))?$/u.exec(place.near(0).lower) ?? [];
  if (bare === '' || (!/^\p{Ll}/u.test(place.near(0).text) && !place.near(0).opens)) return undefined;
  const shown = { ...place.near(0), text: bare, lower: bare };
  const personal = readPersonalInfinitive(bare, lexicon)?.infinitive;
  const lemmas = [
    ...readingsOf(shown, lexicon).map(({ lemma }) => lemma),
    ...(lexicon.isInfinitive(bare) ? [bare] : []),
    ...(personal === undefined ? [] : [personal]),
    ...(/^(?:levantá|sentá|lembrá|esquecê|queixá)mo$/.test(bare) ? [bare] : []),
  ];
  if (lemmas.length === 0) return undefined;
  const isNoun = nounOf(place.near(0), lexicon) !== 0 && pronoun === undefined;
  if (
    isNoun &&
    !subjects.has(place.near(-1).lower) &&
    !/^(?:que|não|se|me|te|já)$/.test(place.near(-1).lower)
  ) {
    return undefined;
  }
  return {
    lemmas,
    isReflexive: /^(?:me|te|se|nos)$/.test(pronoun ?? '') || /^(?:me|te|se|nos)$/.test(place.near(-1).lower),
  };
}

/** "participar à distância", "começar às seis": when and how, not what the verb asks for. */
const adjuncts =
  /^(?:distância|noite|tarde|manhã|mesa|mão|força|pressa|vivo|mesmo|longo|fim|lado|sábados?|domingos?|partir|vezes|princípio|início|tempo|espera|vontade|toa|sério|máximo|menos|todo|toda|título|priori|uma|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|meio-dia|meia-noite|porta|luz|sombra|chuva|sol|custa|volta|conta|favor|geral|particular|cima|frente|breve|dia|ano|mês|semana|casa|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|que|facto|novo|vez|manhãzinha|repente|certeza|acordo|conjunto|grupo|linux|equipa|família)$/;

const lightAdverbs =
  /^(?:muito|mais|sempre|também|só|hoje|ontem|imenso|bastante|logo|já|ainda|pouco|tanto|nunca|apenas|menos)$/;

/** "depende com", "tentei de fazer", "casou a": another preposition belongs to the verb. */
export const verbPreposition: Rule = {
  name: 'PtVerbPreposition',
  reason: 'Preposition',
  find(place, lexicon) {
    const verb = verbAt(place, lexicon);
    if (!verb) return undefined;
    const steps = lightAdverbs.test(place.near(1).lower) ? 2 : 1;
    const found = readPreposition(place.near(steps).lower);
    if (!found) return undefined;
    const separate =
      found.article === '' &&
      /^(?:com|sobre)$/.test(found.preposition) &&
      /^[oa]s?$/.test(place.near(steps + 1).lower);
    const article = separate ? place.near(steps + 1).lower : found.article;
    const behind = place.near(steps + (separate ? 2 : 1));
    const isInfinitive =
      article === '' && lexicon.isInfinitive(behind.lower.replace(/-(?:me|te|se|lhe|nos|l[oa]s?)$/, ''));
    if (adjuncts.test(behind.lower) || /^\p{N}/u.test(behind.text)) return undefined;
    if (sayingHowMuch.test(behind.lower)) return undefined;
    // "a" may be the article of an object.
    const isBareA = found.preposition === 'a' && place.near(steps).lower === 'a';
    for (const {
      verbs,
      wrong,
      right,
      before,
      isReflexive = false,
      unless,
      withArticle: onlyArticle,
    } of table) {
      if (!verb.lemmas.some((lemma) => verbs.test(lemma) && !unless?.test(lemma))) continue;
      if (isReflexive !== verb.isReflexive || !wrong.test(found.preposition)) continue;
      if (before === 'infinitive' && !isInfinitive) continue;
      if (before === 'noun' && isInfinitive) continue;
      if (onlyArticle && article === '') continue;
      if (right === 'de' && isGovernedLater(place, steps)) continue;
      if (
        isBareA &&
        !isInfinitive &&
        !/^(?:um|uma|mim|ti|ele|ela|quem|est[ea]|ess[ea]|isso|isto)$/.test(behind.lower)
      ) {
        continue;
      }
      if (!isInfinitive && !isPhrase(place, steps + (separate ? 2 : 1), lexicon)) continue;
      const replacement = right === '' ? article : withArticle(right, article);
      const first = place.at + steps;
      const last = separate ? first + 1 : first;
      return replacement === ''
        ? { first, last: last + 1, replacement: behind.text }
        : { first, last, replacement };
    }
    return undefined;
  },
};

/** "depende em grande parte". */
const sayingHowMuch =
  /^(?:grande|larga|boa|primeir[oa]|últim[oa]|muit[oa]s?|cert[oa]s?|algum|alguma|alguns|algumas|média|urgência|absoluto|exclusivo|especial)$/;

/** "precisa com urgência de": what the verb asks for comes behind how. */
const isGovernedLater = (place: Place, steps: number): boolean =>
  [2, 3, 4].some((more) => /^d[aeo]s?$/.test(place.near(steps + more).lower));

const isPhrase = (place: Place, steps: number, lexicon: PortugueseLexicon): boolean => {
  const token = place.near(steps);
  return (
    determiners.has(token.lower) ||
    /^\p{Lu}/u.test(token.text) ||
    /^(?:mim|ti|ele|ela|eles|elas|nós|vocês|isso|isto|aquilo|quem|tudo|nada|que|si|comida|você)$/.test(
      token.lower,
    ) ||
    nounOf(token, lexicon) !== 0
  );
};

/** "esqueci-me o guarda-chuva", "obedeceram as ordens": the preposition is missing. */
export const missingPreposition: Rule = {
  name: 'PtMissingPreposition',
  reason: 'Preposition',
  find(place, lexicon) {
    const verb = verbAt(place, lexicon);
    if (!verb) return undefined;
    const rule = missing.find(
      ({ verbs, isReflexive }) =>
        verb.lemmas.some((lemma) => verbs.test(lemma)) && isReflexive === verb.isReflexive,
    );
    if (!rule) return undefined;
    if (!hasOwnSubject(place, rule.isReflexive, lexicon)) return undefined;
    const steps = lightAdverbs.test(place.near(1).lower) ? 2 : 1;
    const next = place.near(steps);
    return fill(place, steps, rule.right, next.lower, lexicon);
  },
};

/** "riu-se o Rui", "resistiu o castelo", "junta-se o sal": what stands behind a third person may be its subject. */
function hasOwnSubject(place: Place, isReflexive: boolean, lexicon: PortugueseLexicon): boolean {
  const verb = place.near(0);
  const { bare, pronoun } = withoutPronoun(verb.lower);
  const clitic = pronoun === '' ? place.near(-1).lower : pronoun.slice(1);
  const persons = lexicon.finite(bare).filter(({ tense }) => tense !== 'i');
  // "lembra-me o cheiro"
  const isOwn = persons.length === 0 || persons.some(({ person }) => !person.startsWith('3'));
  if (isReflexive && /^(?:me|te|nos)$/.test(clitic)) return isOwn;
  if (!isReflexive && persons.every(({ person }) => !person.startsWith('3'))) return true;
  const before = place.near(pronoun === '' && isReflexive ? -2 : -1);
  const subject = /^(?:não|já|também|nunca|sempre)$/.test(before.lower) ? place.near(-2) : before;
  return (
    subjects.has(subject.lower) ||
    /^\p{Lu}/u.test(subject.text) ||
    (nounOf(subject, lexicon) !== 0 && !/^(?:que|quem)$/.test(subject.lower))
  );
}

function fill(
  place: Place,
  steps: number,
  right: string,
  next: string,
  lexicon: PortugueseLexicon,
): Fault | undefined {
  const behind = place.tokens[place.at + steps + 1] ?? noToken;
  const at = place.at + steps;
  if (/^[oa]s?$/.test(next)) {
    if (
      nounOf(behind, lexicon) === 0 &&
      !/^(?:[mts]eus?|minhas?|[ts]uas?|noss[oa]s?|primeir|segund|últim)/.test(behind.lower) &&
      !/^\p{Lu}/u.test(behind.text)
    ) {
      return undefined;
    }
    const isOfAnother =
      nounOf(behind, lexicon) !== 0 && (nounOf(behind, lexicon) & (determiners.get(next) ?? 15)) === 0;
    if (lexicon.isInfinitive(behind.lower) || isOfAnother) return undefined;
    return { first: at, last: at, replacement: withArticle(right, next) };
  }
  if (!/^(?:um|uma|[mts]eu|minha|[ts]ua|noss[oa]|est[ea]|ess[ea]|isto|isso|tudo)$/.test(next)) {
    return undefined;
  }
  const demonstrative = right === 'de' ? `d${next}` : `${right} ${next}`;
  return {
    first: at,
    last: at,
    replacement: /^(?:est|ess|ist|iss)/.test(next) ? demonstrative : `${right} ${next}`,
  };
}
