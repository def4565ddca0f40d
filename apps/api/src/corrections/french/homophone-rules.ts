import { matchCase } from '../../generation/built-in/match-case.ts';
import { here, type Fault, type Place, type TokenRule } from '../tokens/rule.ts';
import type { Token } from '../tokens/token.ts';
import { words } from '../tokens/word-list.ts';
import { isLower } from './agreement-rules.ts';
import { plural, type FrenchLexicon } from './lexicon.ts';
import { adverbs, avoir, clitics, determiners, etre, prepositions, subjects } from './words.ts';

type Rule = TokenRule<FrenchLexicon>;
const rule = (
  name: string,
  of: ReadonlySet<string>,
  find: (place: Place, lexicon: FrenchLexicon) => string | undefined,
): Rule => ({
  name,
  reason: 'SoundAlike',
  find(place, lexicon) {
    if (!of.has(place.near(0).lower)) return undefined;
    const form = find(place, lexicon);
    return form === undefined ? undefined : here(place, matchCase(place.near(0).text, form));
  },
});

const thirdPerson = words("il elle on qui ça cela l' n' m' t' s' y ils ceci");
const isOnlyVerb = (token: Token, lexicon: FrenchLexicon): boolean =>
  isLower(token) &&
  lexicon.finite(token.lower).length > 0 &&
  lexicon.noun(token.lower) === 0 &&
  lexicon.adjective(token.lower) === 0;
const isParticiple = (token: Token, lexicon: FrenchLexicon): boolean =>
  isLower(token) && lexicon.participle(token.lower) !== 0;
const onlyParticiple = (token: Token, lexicon: FrenchLexicon): boolean =>
  isParticiple(token, lexicon) && lexicon.noun(token.lower) === 0;
const onlyInfinitive = (token: Token, lexicon: FrenchLexicon): boolean =>
  isLower(token) &&
  lexicon.isInfinitive(token.lower) &&
  !/^(?:pouvoir|devoir|souvenir|rire|être|avoir|savoir|dîner|déjeuner|repas|goûter|lever|coucher)$/.test(
    token.lower,
  );

/** "a" and "à" (Le Bon Usage, § 102). */
const a = rule('FrAOrA', words('a'), ({ near }, lexicon) => {
  const before = near(-1);
  const next = near(1);
  if (
    onlyInfinitive(next, lexicon) ||
    (/^(?:me|te|se|le|la|les|l'|lui|leur|y|en)$/.test(next.lower) &&
      onlyInfinitive(near(2), lexicon) &&
      !subjects.has(before.lower))
  ) {
    return 'à';
  }
  if (thirdPerson.has(before.lower) || near(0).opens) return undefined;
  if (
    isOnlyVerb(before, lexicon) &&
    !/^(?:est|fut|soit|a|ont)$/.test(before.lower) &&
    !isParticiple(next, lexicon)
  ) {
    return 'à';
  }
  if (
    /^(?:grâce|jusqu'|jusque|quant|face|rapport|suite|contrairement|conformément|près|habitué|habituée|prêt|prête|prêts|allé|allée|allés|allées|arrivé|arrivée|parti|partie|commencé|commence|réussi|aider|aller|apprendre|habiter|arriver|tard|partir|demain|bientôt)$/.test(
      before.lower,
    ) &&
    !isParticiple(next, lexicon)
  ) {
    return 'à';
  }
  if (/^(?:\p{N}+h?|midi|minuit)$/u.test(next.lower) && isOnlyVerb(before, lexicon)) return 'à';
  return undefined;
});

const toHave = rule('FrHas', words('à'), ({ near }, lexicon) => {
  const before = near(-1).lower;
  const next = near(1);
  const isAfterSubject =
    /^(?:il|elle|on|ça|n'|n'y|y)$/.test(before) ||
    (before === 'qui' && (isParticiple(next, lexicon) || determiners.has(next.lower)));
  if (
    isAfterSubject &&
    !onlyInfinitive(next, lexicon) &&
    !(before === 'elle' && !isParticiple(next, lexicon))
  ) {
    return 'a';
  }
  const isName = /^\p{Lu}\p{Ll}/u.test(near(-1).text) && near(-1).opens;
  const isNoun =
    lexicon.noun(before) !== 0 && near(-1).isWord && determiners.has(near(-2).lower) && near(-2).opens;
  return (isName || isNoun) &&
    onlyParticiple(next, lexicon) &&
    /(?:é|i|u|is|it)$/.test(next.lower) &&
    !/^(?:côté|moitié|demi|partie|midi)$/.test(next.lower)
    ? 'a'
    : undefined;
});

const placeBefore =
  /^(?:là|d'|jusqu'|moment|jour|endroit|pays|ville|lieu|maison|époque|année|cas|partout|n'importe|importe|village|quartier|région|école|restaurant|point|mesure|siècle|monde|parc|hôtel)$/;
/** "ou" and "où". */
const where = rule('FrOu', words('ou'), ({ near }, lexicon) => {
  const before = near(-1).lower;
  const next = near(1);
  const isSubject = subjects.has(next.lower) || /^(?:l'|le|la|les|on|se|s')$/.test(next.lower);
  if (
    placeBefore.test(before) &&
    (isSubject || before === "d'" || before === "n'importe" || before === 'importe')
  ) {
    return 'où';
  }
  if (
    /^(?:sais|sait|savoir|demande|dis|dit|dire|ignore|savez|savent|demander)$/.test(before) &&
    (isSubject || isOnlyVerb(next, lexicon))
  ) {
    return 'où';
  }
  if (
    /^(?:pas|plus)$/.test(before) &&
    /^(?:sais|sait|savoir|savez|savent|dit|rappelle)$/.test(near(-2).lower) &&
    isSubject
  ) {
    return 'où';
  }
  if (
    near(0).opens &&
    /^(?:est|sont|vas|va|allez|habites|habitez|étais|es|êtes|se|est-ce|vas-tu|es-tu|habites-tu)/.test(
      next.lower,
    )
  ) {
    return 'où';
  }
  return undefined;
});
const or = rule('FrOuOr', words('où'), ({ near }, lexicon) =>
  (determiners.has(near(1).lower) && lexicon.noun(near(2).lower) !== 0 && /^[.?!,]$/.test(near(3).text)) ||
  near(1).lower === 'bien' ||
  (/^\p{N}/u.test(near(-1).text) && /^\p{N}/u.test(near(1).text)) ||
  (near(-1).lower === 'oui' && near(1).lower === 'non')
    ? 'ou'
    : undefined,
);

const ofBeing = words('est sont était étaient sera seront serait seraient fut furent');
/** "ce" and "se": the one stands before a noun or "être", the other before a verb. */
const se = rule('FrSe', words('se'), ({ near }, lexicon) => {
  const next = near(1);
  if (/^(?:qui|que|qu'|dont)$/.test(next.lower)) return 'ce';
  if (
    ofBeing.has(next.lower) &&
    !subjects.has(near(-1).lower) &&
    !isParticiple(near(2), lexicon) &&
    (determiners.has(near(2).lower) || near(0).opens)
  ) {
    return 'ce';
  }
  const isNoun =
    isLower(next) &&
    lexicon.noun(next.lower) !== 0 &&
    lexicon.finite(next.lower).length === 0 &&
    !lexicon.isInfinitive(next.lower);
  return isNoun && !clitics.has(next.lower) && !subjects.has(near(-1).lower) ? 'ce' : undefined;
});
const ce = rule('FrCe', words('ce'), ({ near }, lexicon) => {
  const next = near(1);
  if (!isLower(next)) return undefined;
  if (
    (isOnlyVerb(next, lexicon)
      ? /^(?:il|elle|on|ils|elles|qui|ne)$/.test(near(-1).lower)
      : /^(?:il|elle|ils|elles)$/.test(near(-1).lower) && lexicon.finite(next.lower).length > 0) &&
    !ofBeing.has(next.lower) &&
    !/^(?:doit|peut|pourrait|devait|pouvait)$/.test(next.lower)
  ) {
    return 'se';
  }
  const isVerb = onlyInfinitive(next, lexicon) && lexicon.noun(next.lower) === 0;
  return isVerb && (prepositions.has(near(-1).lower) || isOnlyVerb(near(-1), lexicon)) ? 'se' : undefined;
});

/** "son" and "sont", "on" and "ont", "et" and "est". */
const sont = rule('FrSont', words('son'), ({ near }, lexicon) => {
  const before = near(-1).lower;
  const next = near(1);
  if (/^(?:ils|elles)$/.test(before)) return 'sont';
  const isPluralNoun =
    (lexicon.noun(before) & plural) !== 0 && /[sx]$/.test(before) && determiners.has(near(-2).lower);
  const goesOn =
    onlyParticiple(next, lexicon) ||
    adverbs.has(next.lower) ||
    (isLower(next) && lexicon.noun(next.lower) === 0 && (lexicon.adjective(next.lower) & plural) !== 0) ||
    determiners.has(next.lower) ||
    /^(?:en|dans|à)$/.test(next.lower);
  return (isPluralNoun || before === 'qui') && goesOn ? 'sont' : undefined;
});
const son = rule('FrSon', words('sont'), ({ near }, lexicon) =>
  (prepositions.has(near(-1).lower) || isOnlyVerb(near(-1), lexicon)) &&
  isLower(near(1)) &&
  lexicon.noun(near(1).lower) !== 0 &&
  lexicon.participle(near(1).lower) === 0
    ? 'son'
    : undefined,
);
const ont = rule('FrOnt', words('on'), ({ near }, lexicon) => {
  const before = near(-1).lower;
  const isPluralNoun =
    (lexicon.noun(before) & plural) !== 0 && /[sx]$/.test(before) && determiners.has(near(-2).lower);
  return (/^(?:ils|elles|qui)$/.test(before) || isPluralNoun) &&
    (onlyParticiple(near(1), lexicon) ||
      determiners.has(near(1).lower) ||
      (adverbs.has(near(1).lower) && isParticiple(near(2), lexicon)))
    ? 'ont'
    : undefined;
});
const on = rule('FrOn', words('ont'), ({ near }, lexicon) => {
  const next = near(1);
  const starts = near(0).opens || /^(?:,|que|quand|si|et|mais|où)$/.test(near(-1).lower);
  return starts &&
    isLower(next) &&
    lexicon.finite(next.lower).some(({ person }) => person === 2) &&
    lexicon.participle(next.lower) === 0 &&
    !determiners.has(next.lower)
    ? 'on'
    : undefined;
});
const est = rule('FrEst', words('et'), ({ near }, lexicon) => {
  const before = near(-1).lower;
  const next = near(1);
  if (/^(?:c'|n'|qu'il|ce)$/.test(before)) return 'est';
  if (!/^(?:il|elle|on|qui|cela|ça)$/.test(before) || prepositions.has(near(-2).lower)) return undefined;
  return isParticiple(next, lexicon) ||
    adverbs.has(next.lower) ||
    (isLower(next) && lexicon.adjective(next.lower) !== 0 && lexicon.noun(next.lower) === 0) ||
    /^(?:un|une|à|en|dans)$/.test(next.lower)
    ? 'est'
    : undefined;
});
const et = rule('FrEt', words('est'), ({ near }, lexicon) =>
  /^(?:je|j'|tu|il|elle|ils|elles|on)$/.test(near(1).lower) &&
  near(-1).isWord &&
  !/^(?:qui|que|où|ce|il|elle|on|l'|c'|n'|quel|quelle|comment|ne)$/.test(near(-1).lower) &&
  isOnlyVerb(near(2), lexicon)
    ? 'et'
    : undefined,
);

const judged =
  /^(?:vrai|bien|pas|très|un|une|le|la|l'|mon|ma|à|de|pour|pourquoi|ainsi|comme|moi|toi|lui|elle|trop|facile|difficile|important|possible|impossible|dommage|vraiment|quoi|toujours|jamais|beaucoup|plus|moins|normal|super|génial|aussi|parce|que|quand|mieux)$/;
/** "ces", "ses", "c’est", "s’est". */
const itIs = rule('FrCest', words('ces ses'), ({ near }, lexicon) => {
  const next = near(1).lower;
  return judged.test(next) &&
    (lexicon.noun(next) & plural) === 0 &&
    !prepositions.has(near(-1).lower) &&
    !/^(?:plus|moins)$/.test(next)
    ? "c'est"
    : undefined;
});

/** "la" and "l’a", "ma" and "m’a", "sa" and "ça". */
const has = rule('FrLa', words('la ma ta'), ({ near }, lexicon) => {
  const [letter = ''] = near(0).lower;
  return /^(?:il|elle|on|qui|ne)$/.test(near(-1).lower) && onlyParticiple(near(1), lexicon)
    ? `${letter}'a`
    : undefined;
});
const ca = rule('FrCa', words('sa'), ({ near }, lexicon) =>
  /^(?:va|marche|fait|ne|n'|est|y|dépend|suffit|m'|me|te|t'|s'|c'|veut|peut|sera|serait|devient|commence|arrive|prend|coûte|vaut|change)$/.test(
    near(1).lower,
  ) &&
  (lexicon.noun(near(1).lower) === 0 ||
    !/^\p{L}+$/u.test(near(2).text) ||
    !determiners.has(near(-1).lower)) &&
  !/^(?:marche)$/.test(near(1).lower)
    ? 'ça'
    : undefined,
);
const sa = rule('FrSa', words('ça'), ({ near }, lexicon) =>
  isLower(near(1)) &&
  lexicon.noun(near(1).lower) === 2 &&
  lexicon.finite(near(1).lower).length === 0 &&
  (prepositions.has(near(-1).lower) || isOnlyVerb(near(-1), lexicon))
    ? 'sa'
    : undefined,
);
const quelle = rule('FrQuelle', words('quelle quelles'), ({ near }, lexicon) =>
  /^(?:pense|penses|pensent|crois|croit|croient|dit|dis|disent|sait|sais|parce|pour|avant|espère|alors|veut|veux|faut|afin|bien)$/.test(
    near(-1).lower,
  ) &&
  (isOnlyVerb(near(1), lexicon) ||
    etre.has(near(1).lower) ||
    avoir.has(near(1).lower) ||
    /^(?:ne|n'|se|s'|me|te)$/.test(near(1).lower)) &&
  !(/^(?:sait|sais|dis|dit)$/.test(near(-1).lower) && etre.has(near(1).lower))
    ? near(0).lower.replace('quelle', "qu'elle")
    : undefined,
);
const leur = rule('FrLeur', words('leurs'), ({ near }, lexicon) =>
  (subjects.has(near(-1).lower) || near(-1).lower === 'ne' || near(-1).lower === 'qui') &&
  isLower(near(1)) &&
  lexicon.finite(near(1).lower).length > 0
    ? 'leur'
    : undefined,
);
const tout = rule('FrTout', words('tout tous toute toutes'), ({ near }, lexicon) => {
  const next = near(1).lower;
  const word = near(0).lower;
  if (/^(?:les|ces|mes|tes|ses|nos|vos|leurs)$/.test(next)) {
    if (word === 'tout') {
      return (lexicon.noun(near(2).lower) & 5) === 0 && lexicon.noun(near(2).lower) !== 0 ? 'toutes' : 'tous';
    }
    return word === 'toute' ? 'toutes' : undefined;
  }
  if (/^(?:le|ce|mon|ton|son)$/.test(next)) return word === 'tous' ? 'tout' : undefined;
  if (/^(?:la|cette|ma|ta|sa)$/.test(next)) {
    return word === 'tout' && lexicon.noun(near(2).lower) === 2
      ? 'toute'
      : word === 'toutes'
        ? 'toute'
        : undefined;
  }
  return undefined;
});

export const homophones: readonly Rule[] = [
  a,
  toHave,
  where,
  or,
  se,
  ce,
  sont,
  son,
  ont,
  on,
  est,
  et,
  itIs,
  has,
  ca,
  sa,
  quelle,
  leur,
  tout,
];

const infinitiveAfter = words(
  'pour sans peut peux peuvent pouvons pouvez pouvait pourrait pourrais veut veux veulent voulons voulait voudrais voudrait dois doit doivent devons devez devrait devrais faut fallait faudra vais vas va allons allez vont allait allais laisse fait faire aller pouvoir vouloir devoir sais sait afin',
);

/** "-er" and "-é" sound alike: behind "avoir" a participle, behind a verb or a preposition an infinitive. */
export const infinitiveOrParticiple: Rule = {
  name: 'FrErE',
  reason: 'VerbForm',
  find(place, lexicon) {
    const word = place.near(0);
    const steps =
      adverbs.has(place.near(-1).lower) && !/^(?:rien|tout|plus)$/.test(place.near(-1).lower) ? -2 : -1;
    const before = place.near(steps);
    if (!isLower(word)) return undefined;
    const present = lexicon
      .finite(word.lower)
      .find(
        ({ tense, lemma, person }) => tense === 'P' && lemma.endsWith('er') && person !== 3 && person !== 4,
      );
    if (
      present &&
      steps === -1 &&
      avoir.has(before.lower) &&
      (subjects.has(place.near(-2).lower) ||
        /^(?:m'|t'|l'|s'|n'|lui|nous|vous|leur|y)$/.test(place.near(-2).lower)) &&
      lexicon.noun(word.lower) === 0 &&
      lexicon.adjective(word.lower) === 0
    ) {
      const participle = lexicon.participleOf(present.lemma);
      return participle === undefined ? undefined : here(place, participle);
    }
    if (word.lower.endsWith('er') && lexicon.isInfinitive(word.lower)) {
      return toParticiple(place, before, steps, lexicon);
    }
    const isSound = /(?:é|ée|és|ées|ez|ais|ait)$/.test(word.lower);
    const afterOf = /^(?:à|de|d')$/.test(before.lower) && word.lower.endsWith('ez');
    const clitic =
      /^(?:me|m'|te|t'|se|s'|le|la|l'|les|lui|leur|y|en|nous|vous)$/.test(place.near(-1).lower) &&
      infinitiveAfter.has(place.near(-2).lower);
    if (!isSound || !(infinitiveAfter.has(before.lower) || afterOf || clitic)) return undefined;
    if (lexicon.noun(word.lower) !== 0 || /^(?:assez|chez|nez|mais|jamais|fait|parfait)$/.test(word.lower)) {
      return undefined;
    }
    if (/^(?:fait|sais|sait|laisse)$/.test(before.lower) && !word.lower.endsWith('ez')) return undefined;
    if (
      before.lower === 'pour' &&
      /(?:ée|és|ées|é)$/.test(word.lower) &&
      lexicon.adjective(word.lower) !== 0
    ) {
      return undefined;
    }
    const lemma = lexicon.infinitiveOf(word.lower) ?? lexicon.finite(word.lower)[0]?.lemma;
    return lemma === undefined || !lemma.endsWith('er') ? undefined : here(place, lemma);
  },
};

function toParticiple(place: Place, before: Token, steps: number, lexicon: FrenchLexicon): Fault | undefined {
  const auxiliary =
    avoir.has(before.lower) ||
    (etre.has(before.lower) && before.lower !== 'est') ||
    (before.lower === 'est' && /^(?:il|elle|on|n'|s'|l')$/.test(place.near(steps - 1).lower));
  if (!auxiliary || lexicon.noun(place.near(0).lower) !== 0) return undefined;
  const form = lexicon.participleOf(place.near(0).lower);
  if (form === undefined) return undefined;
  const subject = place.near(steps - 1).lower;
  const isBeing = etre.has(before.lower);
  const fitting =
    isBeing && subject === 'elle'
      ? `${form}e`
      : isBeing && subject === 'ils'
        ? `${form}s`
        : isBeing && subject === 'elles'
          ? `${form}es`
          : form;
  return here(place, fitting);
}

/** "si j’aurais": the condition itself stands in the imperfect (Le Bon Usage, § 1155). */
export const conditionalAfterSi: Rule = {
  name: 'FrSi',
  reason: 'VerbForm',
  find(place, lexicon) {
    if (!/^(?:si|s')$/.test(place.near(0).lower)) return undefined;
    for (const back of [-1, -2, -3]) {
      if (/^(?:sa\p{L}*|demand\p{L}*|ignor\p{L}*|se|vo(?:ir|is|it|ient))$/u.test(place.near(back).lower)) {
        return undefined;
      }
    }
    const subject = place.near(1);
    if (!subjects.has(subject.lower)) return undefined;
    let steps = 2;
    while (steps < 5 && clitics.has(place.near(steps).lower)) steps++;
    const readings = lexicon.finite(place.near(steps).lower);
    const conditional = readings.find(({ tense }) => tense === 'C');
    if (!conditional || readings.some(({ tense }) => tense === 'P' || tense === 'I')) return undefined;
    const form = lexicon.conjugate(conditional.lemma, 'I', subjects.get(subject.lower) ?? conditional.person);
    return form === undefined
      ? undefined
      : { first: place.at + steps, last: place.at + steps, replacement: form };
  },
};

/** "il faut que je vais": what asks for the subjunctive (Le Bon Usage, § 1126–1149). */
const subjunctiveAfter =
  /(?:faut|faudra|faudrait|fallait|bien|pour|avant|afin|veux|veut|voudrais|voudrait|souhaite|quoi|condition|important|nécessaire|possible|dommage|content|contente|heureux|heureuse|peur|doute|préfère|aimerais|aimerait)$/;
export const subjunctive: Rule = {
  name: 'FrSubjunctive',
  reason: 'VerbForm',
  find(place, lexicon) {
    const que = place.near(0).lower;
    if (
      !(/^(?:que|qu')$/.test(que) && subjunctiveAfter.test(place.near(-1).lower)) &&
      !/^quoiqu[e']$/.test(que)
    ) {
      return undefined;
    }
    if (place.near(-1).lower === 'bien' && subjects.has(place.near(-2).lower)) return undefined;
    if (
      /^(?:bien)$/.test(place.near(-1).lower) &&
      /^(?:est|sont|sais|sait|dit|savez|vois|vrai|pense|crois|c'est)$/.test(place.near(-2).lower)
    ) {
      return undefined;
    }
    if (
      /^(?:peur|content|contente|heureux|heureuse)$/.test(place.near(-1).lower) &&
      place.near(-2).lower === 'plus'
    ) {
      return undefined;
    }
    const person = subjects.get(place.near(1).lower);
    if (person === undefined) return undefined;
    let steps = 2;
    while (steps < 5 && clitics.has(place.near(steps).lower)) steps++;
    const word = place.near(steps);
    const readings = lexicon.finite(word.lower);
    const [reading] = readings;
    if (!reading || readings.some(({ tense }) => tense === 'S' || tense === 'T')) return undefined;
    const form = lexicon.conjugate(reading.lemma, 'S', person);
    if (form === undefined || form === word.lower) return undefined;
    const isCut = steps === 2 && place.near(1).lower === 'je' && /^[aeiouéèêy]/.test(form);
    return isCut
      ? { first: place.at + 1, last: place.at + 2, replacement: `j'${form}` }
      : { first: place.at + steps, last: place.at + steps, replacement: form };
  },
};

const cut: Readonly<Record<string, string>> = {
  le: "l'",
  la: "l'",
  je: "j'",
  de: "d'",
  ne: "n'",
  me: "m'",
  te: "t'",
  se: "s'",
  que: "qu'",
  ce: 'cet',
  lorsque: "lorsqu'",
  puisque: "puisqu'",
  jusque: "jusqu'",
  ma: 'mon',
  ta: 'ton',
  sa: 'son',
  beau: 'bel',
  nouveau: 'nouvel',
  vieux: 'vieil',
};

const isPronounWord = (word: string): boolean => /^(?:il|elle|on|ils|elles|un|une|en|à|y)$/.test(word);

/** "le école", "je ai", "ma amie": a vowel does not stand before a vowel here (Le Bon Usage, § 44). */
export const elision: Rule = {
  name: 'FrElision',
  reason: 'Elision',
  find(place, lexicon) {
    const word = place.near(0).lower;
    const next = place.near(1);
    const form = cut[word];
    if (form === undefined || place.near(0).to === next.from || !/^\p{Ll}/u.test(next.text)) return undefined;
    if (
      word === 'que' &&
      !isPronounWord(next.lower) &&
      lexicon.finite(next.lower).length > 0 &&
      lexicon.noun(next.lower) === 0
    ) {
      return undefined;
    }
    if (
      /^(?:onze|onzième|oui|un|une|huit|y)$/.test(next.lower) &&
      !(/^(?:un|une)$/.test(next.lower) && /^(?:de|que)$/.test(word)) &&
      !(next.lower === 'y' && /^(?:je|ne|se|me|te|que)$/.test(word))
    ) {
      return undefined;
    }
    const isPronoun = /^(?:il|elle|on|ils|elles)$/.test(next.lower);
    const isShort = /^(?:a|ai|as|avais|avait|aura|avons|est|es|en|y|un|une|à|et|au|aux|ont|avez)$/.test(
      next.lower,
    );
    const isCut = isPronoun || isShort || lexicon.isElided(next.lower);
    if (!isCut) return undefined;
    if (
      /^(?:le|la)$/.test(word) &&
      (isShort || isPronoun) &&
      !/^(?:a|ai|as|avais|avait|ont|avons|avez)$/.test(next.lower)
    ) {
      return undefined;
    }
    if (
      /^(?:le|la)$/.test(word) &&
      !isShort &&
      lexicon.noun(next.lower) === 0 &&
      lexicon.adjective(next.lower) === 0 &&
      lexicon.finite(next.lower).length === 0
    ) {
      return undefined;
    }
    if (word === 'ce') {
      if (/^(?:est|était|étaient)$/.test(next.lower)) {
        return {
          first: place.at,
          last: place.at + 1,
          replacement: matchCase(place.near(0).text, `c'${next.text}`),
        };
      }
      return lexicon.noun(next.lower) === 1 ? here(place, matchCase(place.near(0).text, 'cet')) : undefined;
    }
    if (/^(?:ma|ta|sa)$/.test(word)) {
      return (lexicon.noun(next.lower) & 2) !== 0 || (lexicon.adjective(next.lower) & 2) !== 0
        ? here(place, matchCase(place.near(0).text, form))
        : undefined;
    }
    if (/^(?:beau|nouveau|vieux)$/.test(word)) {
      return lexicon.noun(next.lower) === 1 ? here(place, form) : undefined;
    }
    return {
      first: place.at,
      last: place.at + 1,
      replacement: `${matchCase(place.near(0).text, form)}${next.text}`,
    };
  },
};

/** "à le marché", "de les enfants". */
export const contraction: Rule = {
  name: 'FrContraction',
  reason: 'Elision',
  find(place, lexicon) {
    const joined: Readonly<Record<string, string>> = {
      'à le': 'au',
      'à les': 'aux',
      'de le': 'du',
      'de les': 'des',
      'a le': 'au',
      'a les': 'aux',
    };
    const form = joined[`${place.near(0).lower} ${place.near(1).lower}`];
    const next = place.near(2);
    if (
      form === undefined ||
      !isLower(next) ||
      (place.near(0).lower === 'a' && !isOnlyVerb(place.near(-1), lexicon))
    ) {
      return undefined;
    }
    const isNoun =
      lexicon.noun(next.lower) !== 0 ||
      (lexicon.adjective(next.lower) !== 0 && lexicon.noun(place.near(3).lower) !== 0);
    if (!isNoun || lexicon.isInfinitive(next.lower)) return undefined;
    if (
      /^(?:pas|plus|jamais|beaucoup|trop|assez|peu)$/.test(place.near(-1).lower) &&
      place.near(0).lower === 'de'
    ) {
      return { first: place.at, last: place.at + 1, replacement: lexicon.isElided(next.lower) ? "d'" : 'de' };
    }
    if (
      place.near(1).lower.startsWith('l') &&
      /^le$/.test(place.near(1).lower) &&
      lexicon.isElided(next.lower)
    ) {
      return undefined;
    }
    return { first: place.at, last: place.at + 1, replacement: matchCase(place.near(0).text, form) };
  },
};
