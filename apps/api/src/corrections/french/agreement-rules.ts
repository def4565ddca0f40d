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
  type FrenchLexicon,
} from './lexicon.ts';
import {
  adverbs,
  agreementOf,
  avoir,
  clitics,
  determiners,
  etre,
  families,
  prepositions,
  subjects,
} from './words.ts';

/** Adverbs and prepositions that are adjectives as well: behind a noun they need not agree. */
const invariable = words(
  'même tout plein sauf proche bien mal haut bas court fort demi cher juste environ exprès seul possible soi-disant standard marron orange crème rose violet mauve bordeaux kaki super chic sympa bio nord sud est ouest ci-joint excepté vu dit supposé considéré ensemble tard pas plus point avant arrière autre certain quelque tel second premier dernier',
);
/** "le", "la", "les", "leur" stand for a noun behind these. */
const beforePronoun = words(
  "je tu il elle on nous vous ils elles ne n' qui me te se m' t' s' lui y pour de d' à sans peut peux veut veux va vais vas vont faut doit dois puis pouvoir vouloir et ou que qu' pas jamais afin en",
);

const isPronoun = (place: Place, lexicon: FrenchLexicon): boolean => {
  const word = place.near(0).lower;
  const next = place.near(1).lower;
  if (!/^(?:le|la|les|leur|en|l')$/.test(word)) return false;
  const isVerb = lexicon.finite(next).length > 0 || lexicon.isInfinitive(next);
  return isVerb && (beforePronoun.has(place.near(-1).lower) || lexicon.noun(next) === 0);
};

interface Phrase {
  readonly first: number;
  readonly noun: number;
  readonly adjective: number | undefined;
  readonly agreement: Agreement;
  readonly set: Agreement;
}

/** A determiner with its noun, and an adjective between them, if they begin here. */
function phraseAt(place: Place, lexicon: FrenchLexicon): Phrase | undefined {
  const set = determiners.get(place.near(0).lower);
  if (set === undefined || isPronoun(place, lexicon) || place.near(0).lower === place.near(1).lower) {
    return undefined;
  }
  if (
    place.near(0).lower === 'sa' &&
    /^(?:fait|va|est|suffit|dépend|marche|peut|veut)$/.test(place.near(1).lower)
  ) {
    return undefined;
  }
  if (place.near(0).lower === 'ce' && subjects.has(place.near(-1).lower)) return undefined;
  // "un des enfants", "un tout petit": "deux" counts years and "six" hours
  const next = place.near(1);
  const later = place.near(2);
  const isForSe = place.near(0).lower === 'ce' && subjects.has(place.near(-1).lower);
  if (isForSe || !isLower(next)) return undefined;
  const isAdjectiveFirst =
    lexicon.adjective(next.lower) !== 0 &&
    isLower(later) &&
    lexicon.noun(later.lower) !== 0 &&
    !/^(?:et|ou|à|de|en|dans|par|pour|est|si|sont|a)$/.test(later.lower);
  const isNoun = lexicon.noun(next.lower) !== 0;
  if (isAdjectiveFirst && (!isNoun || before.has(next.lower))) {
    return {
      first: place.at,
      noun: place.at + 2,
      adjective: place.at + 1,
      agreement: lexicon.noun(later.lower),
      set,
    };
  }
  if (!isNoun) return undefined;
  return {
    first: place.at,
    noun: place.at + 1,
    adjective: undefined,
    agreement: lexicon.noun(next.lower),
    set,
  };
}

const isLower = (token: Token): boolean => token.isWord && /^\p{Ll}{2,}/u.test(token.text);

/** Adjectives that stand before their noun though they are nouns too. */
const before = words(
  'petit petite petits petites grand grande grands grandes jeune jeunes vieux vieille vieilles bon bonne bons bonnes beau belle beaux belles nouveau nouvelle nouveaux nouvelles mauvais mauvaise mauvaises long longue longs longues gros grosse grosses premier première premiers premières dernier dernière derniers dernières autre autres ancien ancienne anciens anciennes meilleur meilleure meilleurs meilleures seul seule vrai vraie vrais vraies',
);

/**
 * "les enfant", "le maison", "une grand ville": article, adjective and noun agree in gender and number (Grevisse,
 * Le Bon Usage, § 440). The most frequent fault of learners in the FRIDA corpus (S. Granger, 2003).
 */
export const nounPhrase: TokenRule<FrenchLexicon> = {
  name: 'FrNounPhrase',
  reason: 'Concord',
  find(place, lexicon) {
    const found = phraseAt(place, lexicon);
    if (!found) return undefined;
    const noun = place.tokens[found.noun] ?? noToken;
    const article = place.near(0);
    const set = beforeVowel(article.lower, place.near(1).lower, found.set, lexicon);
    const possible = set & found.agreement;
    if (possible === 0) {
      const isBeforeNoun = lexicon.noun(place.tokens[found.noun + 1]?.lower ?? '') !== 0;
      const isAdjective = (lexicon.adjective(noun.lower) & set) !== 0 && found.adjective === undefined;
      if (isAdjective && isBeforeNoun) return undefined;
      return mendPhrase(place, found, noun, set, lexicon);
    }
    if (found.adjective === undefined) return undefined;
    const adjective = place.tokens[found.adjective] ?? noToken;
    const own = lexicon.adjective(adjective.lower) | lexicon.participle(adjective.lower);
    if (
      own === 0 ||
      (own & possible) !== 0 ||
      invariable.has(adjective.lower) ||
      adverbs.has(adjective.lower)
    ) {
      return undefined;
    }
    const form = lexicon.inflect(adjective.lower, possible);
    return form === undefined
      ? undefined
      : { first: found.adjective, last: found.adjective, replacement: form };
  },
};

/** "mon amie", "ce" before a vowel is another matter. */
const beforeVowel = (article: string, next: string, set: Agreement, lexicon: FrenchLexicon): Agreement =>
  /^(?:mon|ton|son)$/.test(article) && lexicon.isElided(next) ? singular : set;

function mendPhrase(
  place: Place,
  found: Phrase,
  noun: Token,
  set: Agreement,
  lexicon: FrenchLexicon,
): Fault | undefined {
  const article = place.near(0);
  const isOfNumber = (set & plural) !== 0 ? plural : singular;
  const gender =
    (found.agreement & masculine) !== 0 && (found.agreement & feminine) !== 0
      ? 15
      : (found.agreement & masculine) !== 0
        ? masculine
        : feminine;
  const hasNumber = (found.agreement & isOfNumber) !== 0;
  const others = (agreement: Agreement): string | undefined =>
    families
      .find((family) => family.some(([form]) => form === article.lower))
      ?.find(([, own]) => (own & agreement) !== 0)?.[0];
  if (hasNumber) {
    // The number fits, the gender does not: another article.
    const form = others(found.agreement & isOfNumber);
    if (form === undefined || form === article.lower) return undefined;
    if (found.adjective === undefined) return elide(place, form, lexicon);
    const adjective = lexicon.inflect(
      place.tokens[found.adjective]?.lower ?? '',
      found.agreement & isOfNumber,
    );
    return adjective === undefined
      ? undefined
      : {
          first: place.at,
          last: found.adjective,
          replacement: `${matchCase(article.text, form)} ${adjective}`,
        };
  }
  const form = lexicon.inflect(noun.lower, isOfNumber & gender);
  const article2 = others(found.agreement);
  if (form === undefined || form === noun.lower) return undefined;
  const alternatives =
    article2 === undefined || found.adjective !== undefined
      ? []
      : [`${matchCase(article.text, article2)} ${noun.text}`];
  if (found.adjective !== undefined) return { first: found.noun, last: found.noun, replacement: form };
  return { first: place.at, last: found.noun, replacement: `${article.text} ${form}`, alternatives };
}

/** "le" in place of "la" before a vowel is "l’" with the word itself. */
function elide(place: Place, form: string, lexicon: FrenchLexicon): Fault {
  const next = place.near(1);
  const before = place.near(-1);
  if (form === 'le' && /^(?:de|à)$/.test(before.lower) && !lexicon.isElided(next.lower)) {
    return {
      first: place.at - 1,
      last: place.at,
      replacement: matchCase(before.text, before.lower === 'de' ? 'du' : 'au'),
    };
  }
  if (/^(?:le|la)$/.test(form) && lexicon.isElided(next.lower)) {
    return {
      first: place.at,
      last: place.at + 1,
      replacement: matchCase(place.near(0).text, `l'${next.text}`),
    };
  }
  if (/^(?:ma|ta|sa)$/.test(form) && lexicon.isElided(next.lower)) {
    return here(place, matchCase(place.near(0).text, form.replace('a', 'on')));
  }
  if (form === 'ce' && lexicon.isElided(next.lower)) return here(place, matchCase(place.near(0).text, 'cet'));
  return here(place, matchCase(place.near(0).text, form));
}

/** "une décision important": the adjective behind its noun. */
export const adjectiveBehind: TokenRule<FrenchLexicon> = {
  name: 'FrAdjective',
  reason: 'Concord',
  find(place, lexicon) {
    const article = place.near(0).lower === "l'" ? singular : undefined;
    const found =
      phraseAt(place, lexicon) ?? (article === undefined ? undefined : elidedPhrase(place, lexicon));
    if (!found) return undefined;
    const agreement = found.set & found.agreement;
    const at = found.noun + 1;
    const adverb = place.tokens[at] ?? noToken;
    const isDegree = /^(?:très|trop|plus|moins|si|assez|vraiment|aussi)$/.test(adverb.lower);
    const place2 = isDegree ? at + 1 : at;
    const adjective = place.tokens[place2] ?? noToken;
    const next = place.tokens[place2 + 1] ?? noToken;
    const own =
      lexicon.adjective(adjective.lower) |
      (/[^s]s$|é$|ée$/.test(adjective.lower) ? lexicon.participle(adjective.lower) : 0);
    if (agreement === 0 || !isLower(adjective) || lexicon.adjective(adjective.lower) === 0) return undefined;
    if ((own & agreement) !== 0 || invariable.has(adjective.lower) || adverbs.has(adjective.lower)) {
      return undefined;
    }
    // "les langues anglaise et française", "les enfants mange"
    const isSeries =
      /^(?:et|ou|,)$/.test(next.lower) && lexicon.adjective(place.tokens[place2 + 2]?.lower ?? '') !== 0;
    if (isSeries || lexicon.finite(adjective.lower).some(({ tense }) => tense !== 'S' && tense !== 'Y')) {
      return undefined;
    }
    // "une tasse de café noir": the adjective of another noun
    if (/^(?:de|d'|à|en)$/.test(place.near(-1).lower) && place.near(-2).isWord) return undefined;
    const form = lexicon.inflect(adjective.lower, agreement);
    return form === undefined || form === adjective.lower
      ? undefined
      : { first: place2, last: place2, replacement: form };
  },
};

function elidedPhrase(place: Place, lexicon: FrenchLexicon): Phrase | undefined {
  const next = place.near(1);
  const agreement = lexicon.noun(next.lower) & singular;
  if (agreement === 0 || agreement === singular || !isLower(next) || lexicon.finite(next.lower).length > 0) {
    return undefined;
  }
  return { first: place.at, noun: place.at + 1, adjective: undefined, agreement, set: singular };
}

const clauseOpeners =
  /^(?:que|qu'|si|s'|quand|lorsque|lorsqu'|puisque|puisqu'|car|mais|où|comme|parce|donc|,|;|:|«|\(|et|ou|or)$/;

/** "tu mange", "ils va": the verb has the person of its pronoun. */
export const pronounVerb: TokenRule<FrenchLexicon> = {
  name: 'FrPronounVerb',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    const person = subjects.get(place.near(0).lower);
    if (person === undefined) return undefined;
    const before = place.near(-1);
    if (
      /^(?:nous|vous)$/.test(place.near(0).lower) &&
      !place.near(0).opens &&
      !clauseOpeners.test(before.lower)
    ) {
      return undefined;
    }
    if (
      /^(?:elle|elles|nous|vous|lui|eux)$/.test(place.near(0).lower) &&
      (prepositions.has(before.lower) || /^(?:et|ou|ni|que|qu'|comme)$/.test(before.lower))
    ) {
      return undefined;
    }
    let steps = 1;
    while (steps < 4 && clitics.has(place.near(steps).lower)) steps++;
    const verb = place.near(steps);
    if (!isLower(verb) && !/^[aày]$/.test(verb.lower)) return undefined;
    if (subjects.has(before.lower)) return undefined;
    const readings = lexicon.finite(verb.lower).filter(({ tense }) => tense !== 'Y');
    if (readings.length === 0) return notFinite(place, steps, person, lexicon);
    if (readings.some((reading) => reading.person === person)) return undefined;
    // "il nous faut", "vous les avez": a pronoun in between that is a subject itself
    if (
      steps > 1 &&
      [3, 4].includes(subjects.get(place.near(steps - 1).lower) ?? -1) &&
      readings.some((reading) => reading.person === subjects.get(place.near(steps - 1).lower))
    ) {
      return undefined;
    }
    const forms = [
      ...new Set(
        readings
          .filter(({ tense }) => tense !== 'Y')
          .map(({ lemma, tense }) => lexicon.conjugate(lemma, tense, person)),
      ),
    ].filter((form) => form !== undefined && form !== 'NA');
    const [form, ...alternatives] = forms;
    if (form === undefined || form === verb.lower) return undefined;
    return {
      first: place.at + steps,
      last: place.at + steps,
      replacement: form,
      alternatives: alternatives.flatMap((one) => one ?? []),
    };
  },
};

/** "vous manger", "il mangé". */
function notFinite(place: Place, steps: number, person: number, lexicon: FrenchLexicon): Fault | undefined {
  const verb = place.near(steps).lower;
  if (lexicon.noun(verb) !== 0 || (lexicon.adjective(verb) !== 0 && !verb.endsWith('é'))) return undefined;
  if (
    /^(?:nous|vous|elle|elles)$/.test(place.near(0).lower) &&
    steps === 1 &&
    !place.near(0).opens &&
    !lexicon.isInfinitive(verb)
  ) {
    return undefined;
  }
  const lemma = lexicon.isInfinitive(verb)
    ? verb
    : verb.endsWith('é')
      ? lexicon.infinitiveOf(verb)
      : undefined;
  if (lemma === undefined) return undefined;
  const isSounded = /(?:é|er)$/.test(verb);
  const form = lexicon.conjugate(lemma, isSounded && person !== 4 ? 'I' : 'P', person);
  const past = lexicon.conjugate(lemma, isSounded && person !== 4 ? 'P' : 'I', person);
  return form === undefined
    ? undefined
    : {
        first: place.at + steps,
        last: place.at + steps,
        replacement: form,
        alternatives: past === undefined ? [] : [past],
      };
}

/** "Les enfants joue", "les gens qui habite": the verb goes by the noun before it. */
export const nounVerb: TokenRule<FrenchLexicon> = {
  name: 'FrNounVerb',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    const found = phraseAt(place, lexicon);
    if (!found) return undefined;
    const before = place.near(-1);
    const agreement = found.set & found.agreement;
    const isPlural = (agreement & plural) !== 0 && (agreement & singular) === 0;
    const isSingular = (agreement & singular) !== 0 && (agreement & plural) === 0;
    if (!isPlural && !isSingular) return undefined;
    let at = found.noun + 1;
    const token = (): Token => place.tokens[at] ?? noToken;
    const isRelative = token().lower === 'qui';
    if (isRelative) at++;
    else {
      if (
        !place.near(0).opens &&
        !/^(?:que|qu'|si|quand|lorsque|puisque|car|mais|où|,)$/.test(before.lower)
      ) {
        return undefined;
      }
      if (before.text === ',' && isSingular) return undefined;
      if (
        (lexicon.adjective(token().lower) & agreement) !== 0 &&
        lexicon.finite(token().lower).length === 0
      ) {
        at++;
      }
      // "les élèves de la classe": one more phrase with "de"
      if (/^(?:de|d'|du|des)$/.test(token().lower)) {
        at +=
          /^(?:de|d')$/.test(token().lower) &&
          /^(?:la|l'|notre|cette|mon|ma|son|sa|ce|leur|mes|ses|nos)$/.test(place.tokens[at + 1]?.lower ?? '')
            ? 2
            : 1;
        if (lexicon.noun(token().lower) === 0 || isSingular) return undefined;
        at++;
      }
    }
    while (/^(?:ne|n'|me|m'|te|t'|se|s'|y|en|lui|leur)$/.test(token().lower)) at++;
    const verb = token();
    if (!isLower(verb) && verb.lower !== 'a') return undefined;
    if (isRelative && isSingular) return undefined;
    // "Les enfants joue": a noun of its own would have an article and a plural.
    const isOtherNoun =
      lexicon.noun(verb.lower) !== 0 && !(isPlural && (lexicon.noun(verb.lower) & plural) === 0);
    if (isOtherNoun && !/^(?:est|va|fait|a)$/.test(verb.lower)) return undefined;
    if (lexicon.adjective(verb.lower) !== 0 || prepositions.has(verb.lower)) return undefined;
    const readings = lexicon.finite(verb.lower).filter(({ tense }) => tense !== 'Y');
    const person = isPlural ? 5 : 2;
    const wrong = isPlural ? 2 : 5;
    if (
      readings.some((reading) => reading.person === person) ||
      !readings.some((reading) => reading.person === wrong)
    ) {
      return undefined;
    }
    const reading = readings.find((one) => one.person === wrong);
    const form = reading && lexicon.conjugate(reading.lemma, reading.tense, person);
    return form === undefined ? undefined : { first: at, last: at, replacement: form };
  },
};

const withoutAgreement = words(
  'parlé plu succédé souri ri téléphoné menti nui suffi demandé dit écrit donné rendu permis promis imaginé fait acheté lavé offert raconté montré cassé coupé brossé',
);

/** "elle est allé", "La porte est fermé": behind "être" the participle goes by the subject (Le Bon Usage, § 937). */
export const participleWithBe: TokenRule<FrenchLexicon> = {
  name: 'FrParticipleBe',
  reason: 'Concord',
  find(place, lexicon) {
    const verb = place.near(0);
    if (!etre.has(verb.lower)) return undefined;
    const agreement = subjectBefore(place, lexicon);
    if (agreement === 0) return undefined;
    let steps = 1;
    while (steps < 4 && adverbs.has(place.near(steps).lower)) steps++;
    const word = place.near(steps);
    const isParticiple = lexicon.participle(word.lower) !== 0;
    const own = lexicon.participle(word.lower) | lexicon.adjective(word.lower);
    if (
      !isLower(word) ||
      own === 0 ||
      (own & agreement) !== 0 ||
      invariable.has(word.lower) ||
      adverbs.has(word.lower)
    ) {
      return undefined;
    }
    if (
      /^(?:été|eu|en|à|de)$/.test(word.lower) ||
      (lexicon.noun(word.lower) !== 0 && !isParticiple && lexicon.adjective(word.lower) === 0)
    ) {
      return undefined;
    }
    const isReflexive = /^s'|se$/.test(place.near(-1).lower);
    if (isReflexive && (withoutAgreement.has(word.lower) || determiners.has(place.near(steps + 1).lower))) {
      return undefined;
    }
    const form = lexicon.inflect(word.lower, agreement);
    return form === undefined || form === word.lower
      ? undefined
      : { first: place.at + steps, last: place.at + steps, replacement: form };
  },
};

/** What the subject right before a form of "être" is; 0 where it is not sure. */
function subjectBefore(place: Place, lexicon: FrenchLexicon): Agreement {
  let steps = -1;
  while (steps > -4 && /^(?:ne|n'|se|s'|y|en|lui)$/.test(place.near(steps).lower)) steps--;
  const word = place.near(steps);
  const pronoun = agreementOf.get(word.lower);
  if (pronoun !== undefined) {
    return prepositions.has(place.near(steps - 1).lower) || /^(?:et|ou)$/.test(place.near(steps - 1).lower)
      ? 0
      : pronoun;
  }
  for (const back of [1, 2]) {
    const at = place.at + steps - back;
    const start = place.tokens[at];
    if (!start || !(start.opens || /^(?:que|qu'|,|mais|car|si)$/.test(place.tokens[at - 1]?.lower ?? ''))) {
      continue;
    }
    const phrase = phraseAt({ ...place, at, near: (more) => place.tokens[at + more] ?? noToken }, lexicon);
    if (phrase && phrase.noun === place.at + steps) {
      const agreement = phrase.set & phrase.agreement;
      return [MS, FS, MP, FP].includes(agreement) ? agreement : 0;
    }
  }
  return 0;
}

/** "elle a mangée": behind "avoir" the participle does not go by the subject (Le Bon Usage, § 941). */
export const participleWithHave: TokenRule<FrenchLexicon> = {
  name: 'FrParticipleHave',
  reason: 'Concord',
  find(place, lexicon) {
    if (!avoir.has(place.near(0).lower) || !subjects.has(place.near(-1).lower)) return undefined;
    if (
      /^(?:que|qu'|,)$/.test(place.near(-2).lower) ||
      (/^(?:nous|vous)$/.test(place.near(-1).lower) && subjects.has(place.near(-2).lower))
    ) {
      return undefined;
    }
    const steps = adverbs.has(place.near(1).lower) ? 2 : 1;
    const word = place.near(steps);
    const own = lexicon.participle(word.lower);
    if (
      !isLower(word) ||
      own === 0 ||
      (own & MS) !== 0 ||
      (lexicon.noun(word.lower) !== 0 && !/ée?s?$/.test(word.lower))
    ) {
      return undefined;
    }
    const form = lexicon.inflect(word.lower, MS);
    return form === undefined
      ? undefined
      : { first: place.at + steps, last: place.at + steps, replacement: form };
  },
};

const noObject = words('fait pu dû voulu su laissé vu entendu cru pensé dit été eu');

/** "les pommes que j’ai mangé": the object stands before (Le Bon Usage, § 942). */
export const participleWithObject: TokenRule<FrenchLexicon> = {
  name: 'FrParticipleObject',
  reason: 'Concord',
  find(place, lexicon) {
    const found = phraseAt(place, lexicon);
    if (!found) return undefined;
    const agreement = found.set & found.agreement;
    const at = found.noun + 1;
    const [que, subject, verb, word, next] = [0, 1, 2, 3, 4].map(
      (more) => place.tokens[at + more] ?? noToken,
    );
    if (!que || !subject || !verb || !word || !next) return undefined;
    if (!/^(?:que|qu')$/.test(que.lower) || !subjects.has(subject.lower) || !avoir.has(verb.lower)) {
      return undefined;
    }
    if (
      ![FS, MP, FP].includes(agreement) ||
      noObject.has(word.lower) ||
      (next.isWord &&
        !prepositions.has(next.lower) &&
        !/^(?:hier|est|sont|était|étaient|ce|cette|dans|à)$/.test(next.lower))
    ) {
      return undefined;
    }
    const own = lexicon.participle(word.lower);
    if (own === 0 || (own & agreement) !== 0) return undefined;
    const form = lexicon.inflect(word.lower, agreement);
    return form === undefined ? undefined : { first: at + 3, last: at + 3, replacement: form };
  },
};

const moving = words(
  'allé arrivé parti venu revenu devenu né resté tombé reparti intervenu décédé parvenu retombé redevenu allée arrivée partie venue',
);

/** "elle a arrivé": these verbs take "être" (Le Bon Usage, § 813). */
export const auxiliaryBe: TokenRule<FrenchLexicon> = {
  name: 'FrAuxiliary',
  reason: 'VerbForm',
  find(place, lexicon) {
    if (!avoir.has(place.near(0).lower)) return undefined;
    const steps = adverbs.has(place.near(1).lower) ? 2 : 1;
    const word = place.near(steps);
    if (!moving.has(word.lower) || /^(?:l'|la|les|en)$/.test(place.near(-1).lower)) return undefined;
    const reading = lexicon.finite(place.near(0).lower).find(({ lemma }) => lemma === 'avoir');
    const form = reading && lexicon.conjugate('être', reading.tense, reading.person);
    if (form === undefined) return undefined;
    const subject = place.near(-1).lower;
    const participle = lexicon.inflect(word.lower, agreementOf.get(subject) ?? MS) ?? word.lower;
    const middle = steps === 2 ? `${place.near(1).text} ` : '';
    if (subject === "j'") {
      return {
        first: place.at - 1,
        last: place.at + steps,
        replacement: `${place.near(-1).text.startsWith('J') ? 'Je' : 'je'} ${form} ${middle}${participle}`,
      };
    }
    return { first: place.at, last: place.at + steps, replacement: `${form} ${middle}${participle}` };
  },
};

/** "la femme que habite ici": the subject of the clause is "qui" (Le Bon Usage, § 717). */
export const relativeSubject: TokenRule<FrenchLexicon> = {
  name: 'FrQui',
  reason: 'Standard',
  find(place, lexicon) {
    const verb = place.near(1);
    const next = place.near(2);
    if (place.near(0).lower !== 'que' || !isLower(verb) || lexicon.noun(place.near(-1).lower) === 0) {
      return undefined;
    }
    const isThird = lexicon
      .finite(verb.lower)
      .some(({ person, tense }) => (person === 2 || person === 5) && tense !== 'S');
    if (
      !isThird ||
      lexicon.noun(verb.lower) !== 0 ||
      lexicon.adjective(verb.lower) !== 0 ||
      prepositions.has(verb.lower) ||
      !determiners.has(place.near(-2).lower)
    ) {
      return undefined;
    }
    return prepositions.has(next.lower) ||
      adverbs.has(next.lower) ||
      /^(?:au|aux|du|ici|là)$/.test(next.lower)
      ? here(place, 'qui')
      : undefined;
  },
};

const colours = words(
  'rouge bleu bleue vert verte noir noire blanc blanche jaune gris grise français française anglais anglaise allemand allemande italien italienne espagnol espagnole portugais portugaise américain américaine rouges bleus bleues verts vertes noirs noires blancs blanches jaunes',
);

/** "une rouge robe": colours and nations stand behind the noun (Le Bon Usage, § 329). */
export const adjectiveOrder: TokenRule<FrenchLexicon> = {
  name: 'FrAdjectiveOrder',
  reason: 'Order',
  find(place, lexicon) {
    const noun = place.near(1);
    if (
      !colours.has(place.near(0).lower) ||
      !/^(?:un|une|le|la|des|les|mon|ma|mes|son|sa|ses|ce|cette|ces)$/.test(place.near(-1).lower)
    ) {
      return undefined;
    }
    if (
      !isLower(noun) ||
      lexicon.noun(noun.lower) === 0 ||
      lexicon.adjective(noun.lower) !== 0 ||
      prepositions.has(noun.lower) ||
      lexicon.finite(noun.lower).length > 0
    ) {
      return undefined;
    }
    return { first: place.at, last: place.at + 1, replacement: `${noun.text} ${place.near(0).text}` };
  },
};

export { isLower, isPronoun };
