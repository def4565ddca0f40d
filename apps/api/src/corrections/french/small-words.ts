import { matchCase } from '../../generation/built-in/match-case.ts';
import { here, type Place, type TokenRule } from '../tokens/rule.ts';
import { FP, FS, MP, MS, plural, singular, type FrenchLexicon } from './lexicon.ts';
import { isLower } from './lower-case.ts';
import { isOnlyVerb, isParticiple, onlyInfinitive } from './word-classes.ts';
import { adverbs, avoir, determiners, etre, prepositions, subjects } from './words.ts';

type Rule = TokenRule<FrenchLexicon>;

const pair = (place: Place, right: string) => ({
  first: place.at,
  last: place.at + 1,
  replacement: matchCase(place.near(0).text, right),
});
const isEnd = (text: string): boolean => text === '' || /^[,.;:!?»)]$/.test(text);

/** "ni a" and "n'y a", "d'on", "qu'elle heure", "c'est deux chiens": cut words and what sounds like them. */
export const cutWords: Rule = {
  name: 'FrCutWord',
  reason: 'SoundAlike',
  find(place, lexicon) {
    const { lower } = place.near(0);
    const next = place.near(1);
    const before = place.near(-1);
    if (
      lower === 'ni' &&
      /^(?:il|elle|on|ils|elles|je|tu)$/.test(before.lower) &&
      /^(?:a|avait|aura|aurait|ont|est|vais|va|vont|suis|était|arrive|pense|croit|connaît)$/.test(next.lower)
    ) {
      return here(place, "n'y");
    }
    if (lower === "d'" && next.lower === 'on') return pair(place, 'dont');
    if (lower === "qu'" && next.lower === 'elle') {
      const noun = lexicon.noun(place.near(2).lower);
      const isNoun =
        (noun & FS) !== 0 && lexicon.finite(place.near(2).lower).length === 0 && isLower(place.near(2));
      return isNoun &&
        (place.near(0).opens || /^(?:à|de|sais|sait|savoir|demande|pour|dans)$/.test(before.lower))
        ? pair(place, 'quelle')
        : undefined;
    }
    if (lower === "c'" && next.lower === 'est') {
      const noun = place.near(2);
      const isCount =
        /^(?:deux|trois|quatre|cinq|six|nouveaux|nouvelles|vieux|vieilles|anciens|anciennes|propres|petits|petites|grands|grandes|premiers|premières)$/.test(
          noun.lower,
        ) && /[sx]$/.test(place.near(3).lower);
      const isPlural =
        isCount ||
        ((lexicon.noun(noun.lower) & plural) !== 0 &&
          (lexicon.noun(noun.lower) & singular) === 0 &&
          lexicon.adjective(noun.lower) === 0);
      const isObject =
        (isOnlyVerb(before, lexicon) && !/^(?:que|qu'|est|sont|dit|crois|pense)$/.test(before.lower)) ||
        (prepositions.has(before.lower) && before.lower !== 'après') ||
        isParticiple(before, lexicon);
      return isPlural && isObject && before.isWord ? pair(place, 'ses') : undefined;
    }
    return undefined;
  },
};

/** "Quelque soit le temps": "quel que" agrees with what follows (Le Bon Usage, § 636). */
export const quelQue: Rule = {
  name: 'FrQuelQue',
  reason: 'SoundAlike',
  find(place, lexicon) {
    if (
      !/^quelques?$/.test(place.near(0).lower) ||
      !/^(?:soit|soient|fût|fussent)$/.test(place.near(1).lower)
    ) {
      return undefined;
    }
    const noun = lexicon.noun(place.near(3).lower) & (determiners.get(place.near(2).lower) ?? 15);
    const form =
      place.near(1).lower === 'soient'
        ? (noun & MP) === 0 && noun !== 0
          ? 'quelles que'
          : 'quels que'
        : (noun & MS) === 0 && noun !== 0
          ? 'quelle que'
          : 'quel que';
    return here(place, matchCase(place.near(0).text, form));
  },
};

/** "quelque places", "plusieurs oiseau": what counts more than one. */
export const countedNoun: Rule = {
  name: 'FrCounted',
  reason: 'Concord',
  find(place, lexicon) {
    const { lower, text } = place.near(0);
    const next = place.near(1);
    const noun = lexicon.noun(next.lower);
    if (lower === 'quelque' && isLower(next) && (noun & plural) !== 0 && (noun & singular) === 0) {
      return here(place, `${text}s`);
    }
    return undefined;
  },
};

/** "la, à côté", "le tant", "d'avantage": by what stands beside them. */
export const besideWords: Rule = {
  name: 'FrBeside',
  reason: 'SoundAlike',
  find(place, lexicon) {
    const { lower } = place.near(0);
    const next = place.near(1);
    const before = place.near(-1);
    if (
      lower === 'la' &&
      (isEnd(next.text) || next.lower === 'où') &&
      !/^(?:le|de|ou|et)$/.test(before.lower) &&
      before.isWord
    ) {
      return here(place, 'là');
    }
    if (
      lower === 'tant' &&
      /^(?:le|du|ce|au|quel|mon|ton|son|peu|notre|quelque)$/.test(before.lower) &&
      next.lower !== 'que' &&
      !/^(?:soit|pour)$/.test(next.lower)
    ) {
      return before.lower === 'peu' && next.lower !== 'de' ? undefined : here(place, 'temps');
    }
    if (
      lower === "d'" &&
      next.lower === 'avantage' &&
      !/^(?:plus|pas|peu|moins|beaucoup|trop|tant|autant|point|assez)$/.test(before.lower)
    ) {
      const isAdverb =
        isEnd(place.near(2).text) ||
        /^(?:pour|de|d'|que|qu'|sur|dans|à|au|en|et|encore)$/.test(place.near(2).lower);
      return isAdverb &&
        (isOnlyVerb(before, lexicon) ||
          lexicon.isInfinitive(before.lower) ||
          isParticiple(before, lexicon) ||
          adverbs.has(before.lower))
        ? pair(place, 'davantage')
        : undefined;
    }
    if (
      lower === 'voir' &&
      before.text === ',' &&
      (/^(?:deux|trois|quatre|cinq|six|dix|même|plus|impossible|davantage|pire|très|carrément)$/.test(
        next.lower,
      ) ||
        /^\p{N}/u.test(next.text) ||
        (lexicon.adjective(next.lower) !== 0 && lexicon.noun(next.lower) === 0))
    ) {
      return here(place, 'voire');
    }
    if (lower === 'plus' && /^(?:tôt|tot)$/.test(next.lower)) {
      const isChoice =
        /^(?:une?|le|la|les|du|des|de)$/.test(place.near(2).lower) &&
        place.tokens.slice(place.at + 3, place.at + 9).some((token) => /^qu[e']$/.test(token.lower));
      const isDegree =
        lexicon.adjective(place.near(2).lower) !== 0 && lexicon.noun(place.near(2).lower) === 0;
      return (isChoice || isDegree) &&
        !/^(?:jours?|heures?|ans|mois|semaines?|minutes?|peu|bien|beaucoup|arriv\p{L}+|ven\p{L}+|part\p{L}+|lev\p{L}+|rentr\p{L}+)$/u.test(
          before.lower,
        )
        ? pair(place, 'plutôt')
        : undefined;
    }
    if (lower === 'voila' || lower === 'voilà') {
      return lower === 'voila' && !/^(?:il|elle|se|s')$/.test(before.lower)
        ? here(place, matchCase(place.near(0).text, 'voilà'))
        : undefined;
    }
    return undefined;
  },
};

/** "Mes parents ce sont rencontrés", "Mon frère à perdu": by the subject before. */
export const behindSubject: Rule = {
  name: 'FrBehindSubject',
  reason: 'SoundAlike',
  find(place, lexicon) {
    const { lower } = place.near(0);
    const next = place.near(1);
    const before = place.near(-1);
    const noun = lexicon.noun(before.lower);
    const isSubject =
      noun !== 0 &&
      determiners.has(place.near(-2).lower) &&
      (place.near(-2).opens || place.near(-2).lower.length > 1);
    if (
      lower === 'ce' &&
      /^(?:sont|est|étaient|était|seront|sera)$/.test(next.lower) &&
      isSubject &&
      isParticiple(place.near(2), lexicon)
    ) {
      return here(place, 'se');
    }
    const isPast =
      isParticiple(next, lexicon) &&
      (lexicon.participle(next.lower) & MS) !== 0 &&
      !/^(?:côté|moitié|demi|partie|midi|fait|point|droit|pied|tout|jour)$/.test(next.lower);
    const later = place.near(2);
    const isGoing =
      determiners.has(later.lower) ||
      prepositions.has(later.lower) ||
      /^(?:l'|au|aux|que|qu'|hier)$/.test(later.lower) ||
      isEnd(later.text);
    if (lower === 'à' && isPast && isGoing && isSubject && place.near(-2).opens && (noun & singular) !== 0) {
      return here(place, 'a');
    }
    return undefined;
  },
};

/** "près à partir": "prêt" agrees with who is ready. */
export const ready: Rule = {
  name: 'FrReady',
  reason: 'SoundAlike',
  find(place, lexicon) {
    if (
      place.near(0).lower !== 'près' ||
      !/^(?:à)$/.test(place.near(1).lower) ||
      !onlyInfinitive(place.near(2), lexicon)
    ) {
      return undefined;
    }
    const verb = place.near(-1).lower;
    if (!etre.has(verb) && !/^(?:sembles?|semblent|tiens|tient|toujours|pas|déjà|jamais|être)$/.test(verb)) {
      return undefined;
    }
    const isMany = /^(?:sommes|êtes|sont|étions|étiez|étaient|serons|seront|semblent)$/.test(verb);
    const isShe = /^elles?$/.test(place.near(-2).lower);
    const forms = isMany ? (isShe ? ['prêtes'] : ['prêts', 'prêtes']) : isShe ? ['prête'] : ['prêt', 'prête'];
    const [first = '', ...others] = forms;
    return here(place, first, ...others);
  },
};

/** "le film que tu m'as parlé", "la raison pour que", "l'homme que habite" (Le Bon Usage, § 717–730). */
export const relative: Rule = {
  name: 'FrRelative',
  reason: 'Standard',
  find(place, lexicon) {
    const { lower } = place.near(0);
    const before = place.near(-1);
    const noun = lexicon.noun(before.lower);
    if (
      lower === 'que' &&
      before.lower === 'pour' &&
      /^(?:raison|raisons|motif)$/.test(place.near(-2).lower)
    ) {
      return here(
        place,
        place.near(-2).lower === 'motif'
          ? 'lequel'
          : place.near(-2).lower === 'raisons'
            ? 'lesquelles'
            : 'laquelle',
      );
    }
    if (!/^(?:que|qu')$/.test(lower) || noun === 0) return undefined;
    const isNamed =
      determiners.has(place.near(-2).lower) ||
      place.near(-2).lower === "l'" ||
      determiners.has(place.near(-3).lower);
    if (!isNamed) return undefined;
    if (
      lower === 'que' &&
      isOnlyVerb(place.near(1), lexicon) &&
      /^[aeiouéèêh]/.test(place.near(1).lower) &&
      lexicon.isElided(place.near(1).lower)
    ) {
      return here(place, 'qui');
    }
    let steps = 1;
    if (!subjects.has(place.near(1).lower)) return undefined;
    while (
      steps < 6 &&
      (subjects.has(place.near(steps).lower) ||
        /^(?:ne|n'|me|m'|te|t'|lui|nous|vous|leur|se|s')$/.test(place.near(steps).lower))
    ) {
      steps++;
    }
    const clitics = Array.from({ length: steps }, (_, index) => place.near(index).lower);
    let verb = place.near(steps);
    if (avoir.has(verb.lower) || etre.has(verb.lower)) {
      const isNeed = /^(?:besoin|envie|peur|honte)$/.test(place.near(steps + 1).lower);
      if (isNeed) return place.near(steps + 2).lower === 'de' ? undefined : here(place, 'dont');
      verb = place.near(adverbs.has(place.near(steps + 1).lower) ? steps + 2 : steps + 1);
      steps = place.tokens.indexOf(verb) - place.at;
    }
    const lemmas = [
      ...lexicon.finite(verb.lower).map(({ lemma }) => lemma),
      lexicon.infinitiveOf(verb.lower) ?? '',
    ];
    const isReflexive = clitics.some((word) => /^(?:se|s'|me|m'|te|t')$/.test(word));
    const asksDe = lemmas.some(
      (lemma) =>
        /^(?:parler|rêver|dépendre|douter|profiter|discuter)$/.test(lemma) ||
        (isReflexive && /^(?:souvenir|servir|occuper|plaindre|méfier|moquer|passer)$/.test(lemma)),
    );
    const next = place.near(steps + 1);
    return asksDe && !/^(?:de|d'|du|des|le|la|les|un|une|pour|à)$/.test(next.lower)
      ? here(place, lower === "qu'" ? 'dont ' : 'dont')
      : undefined;
  },
};

const toSomeone = /^(?:téléphoner|parler|plaire|ressembler|obéir|répondre|nuire|mentir|sourire|succéder)$/;

/** "je dois la téléphoner", "dis-le de venir": to whom it is done. */
export const indirectPronoun: Rule = {
  name: 'FrIndirect',
  reason: 'CaseOfNoun',
  find(place, lexicon) {
    const { lower } = place.near(0);
    const commanded =
      /^(dis|dites|demande|demandez|conseille|propose|permets|permettez|répète)-(le|la|les)$/.exec(lower);
    if (commanded && /^(?:de|d'|que|qu')$/.test(place.near(1).lower)) {
      return here(
        place,
        matchCase(place.near(0).text, `${commanded[1] ?? ''}-${commanded[2] === 'les' ? 'leur' : 'lui'}`),
      );
    }
    if (!/^(?:le|la|les)$/.test(lower)) return undefined;
    const verb = place.near(1);
    const lemmas = [
      ...lexicon.finite(verb.lower).map(({ lemma }) => lemma),
      ...(lexicon.isInfinitive(verb.lower) ? [verb.lower] : []),
    ];
    if (!lemmas.some((lemma) => toSomeone.test(lemma)) || lexicon.noun(verb.lower) !== 0) return undefined;
    const isVerbal =
      subjects.has(place.near(-1).lower) ||
      /^(?:dois|doit|veux|veut|peux|peut|vais|va|faut|ne|pour|de|à|devons|pouvons|voulons|allons|sans)$/.test(
        place.near(-1).lower,
      );
    if (!isVerbal || (lemmas.includes('parler') && determiners.has(place.near(2).lower))) return undefined;
    return here(place, lower === 'les' ? 'leur' : 'lui');
  },
};

/** Colours from nouns, and participles of verbs with "à": they do not agree (Le Bon Usage, § 555, § 946). */
export const noAgreement: Rule = {
  name: 'FrNoAgreement',
  reason: 'Concord',
  find(place, lexicon) {
    const { lower } = place.near(0);
    const before = place.near(-1);
    if (
      /^(?:marrons|oranges|turquoises|olives|crèmes|ivoires|kakis)$/.test(lower) &&
      (lexicon.noun(before.lower) & (MP | FP)) !== 0 &&
      /[sx]$/.test(before.lower)
    ) {
      return here(place, lower.slice(0, -1));
    }
    const isSpoken =
      /^(?:parlé|téléphoné|écrit|plu|ri|souri|succédé|nui|menti|ressemblé|répondu|promis|demandé|dit)(?:e|s|es)$/.test(
        lower,
      );
    const isReflexive =
      /^(?:sommes|êtes|sont|étaient|étions|seront|était|est)$/.test(before.lower) &&
      /^(?:se|nous|vous|s')$/.test(place.near(-2).lower);
    return isSpoken && isReflexive ? here(place, lower.replace(/(?:es|e|s)$/, '')) : undefined;
  },
};

const everSo = /^(?:pas|jamais|rien|plus)$/;

/** "Je sais pas", "je n'ai pas rien compris": the two halves of the negation (Le Bon Usage, § 1014). */
export const negation: Rule = {
  name: 'FrNegationHalf',
  reason: 'Standard',
  find(place, lexicon) {
    const verb = place.near(0);
    const next = place.near(1);
    if (
      next.lower === 'pas' &&
      /^(?:rien|personne|jamais|aucun|aucune|nulle)$/.test(place.near(2).lower) &&
      !etre.has(verb.lower) &&
      /^(?:n'|ne)$/.test(place.near(-1).lower)
    ) {
      return { first: place.at + 1, last: place.at + 2, replacement: place.near(2).text };
    }
    const isVerb =
      isOnlyVerb(verb, lexicon) ||
      /^(?:ai|as|a|est|es|suis|va|vas|ont|sont|peux|peut|veux|veut|sais|fait)$/.test(verb.lower);
    if (!everSo.test(next.lower) || !isVerb || next.lower === 'plus') return undefined;
    const subject = place.near(-1);
    if (
      !/^(?:je|j'|tu|il|elle|ils|elles)$/.test(subject.lower) ||
      !lexicon
        .finite(verb.lower)
        .some(({ person, tense }) => person === subjects.get(subject.lower) && tense !== 'Y')
    ) {
      return undefined;
    }
    const after = place.near(2);
    if (next.lower === 'jamais' && !after.isWord) return undefined;
    const ne = /^[aeiouéèêhy]/.test(verb.lower) ? "n'" : 'ne ';
    const who = subject.lower === "j'" ? `${subject.text.startsWith('J') ? 'Je' : 'je'}` : subject.text;
    return { first: place.at - 1, last: place.at, replacement: `${who} ${ne}${verb.text}` };
  },
};

/** "ne boit jamais du café": behind a negation "de" (Le Bon Usage, § 585). */
export const negatedArticle: Rule = {
  name: 'FrNegatedArticle',
  reason: 'Standard',
  find(place, lexicon) {
    const article = place.near(0).lower;
    if (!/^(?:du|des|de)$/.test(article) || !/^(?:pas|jamais|plus)$/.test(place.near(-1).lower)) {
      return undefined;
    }
    const isLa = article === 'de' && /^(?:la|l')$/.test(place.near(1).lower);
    if (article === 'de' && !isLa) return undefined;
    const verb = place.near(-2);
    const isNegated = /^(?:ne|n')$/.test(place.near(-3).lower) || /^(?:ne|n')$/.test(place.near(-4).lower);
    const lemmas = lexicon.finite(verb.lower).map(({ lemma }) => lemma);
    if (
      !isNegated ||
      !lemmas.some((lemma) =>
        /^(?:boire|manger|avoir|acheter|prendre|vouloir|mettre|faire|vendre|utiliser|porter|lire|consommer|recevoir|trouver|connaître|voir)$/.test(
          lemma,
        ),
      )
    ) {
      return undefined;
    }
    const at = isLa ? 2 : 1;
    const noun = place.near(at);
    if (
      !isLower(noun) ||
      lexicon.noun(noun.lower) === 0 ||
      place.tokens.slice(place.at, place.at + 8).some(({ lower }) => /^(?:mais|que|qui|dont)$/.test(lower))
    ) {
      return undefined;
    }
    return lexicon.isElided(noun.lower)
      ? { first: place.at, last: place.at + at, replacement: `d'${noun.text}` }
      : { first: place.at, last: place.at + at - 1, replacement: 'de' };
  },
};

/** "beaucoup des amis": quantities take "de" (Le Bon Usage, § 586). */
export const quantityOf: Rule = {
  name: 'FrQuantityOf',
  reason: 'Standard',
  find(place, lexicon) {
    if (
      !/^(?:du|des)$/.test(place.near(0).lower) ||
      !/^(?:beaucoup|trop|assez|tant|tellement|peu)$/.test(place.near(-1).lower)
    ) {
      return undefined;
    }
    const noun = place.near(1);
    const later = place.near(2).lower;
    if (!isLower(noun) || lexicon.noun(noun.lower) === 0 || /^(?:que|qui|dont|de|d'|du|des)$/.test(later)) {
      return undefined;
    }
    return lexicon.isElided(noun.lower)
      ? { first: place.at, last: place.at + 1, replacement: `d'${noun.text}` }
      : here(place, 'de');
  },
};

/** "N'oublies pas": the command of verbs in -er has no s (Le Bon Usage, § 795). */
export const command: Rule = {
  name: 'FrCommand',
  reason: 'VerbForm',
  find(place, lexicon) {
    const verb = place.near(0);
    const isFirst = verb.opens || (/^(?:n'|ne)$/.test(place.near(-1).lower) && place.near(-1).opens);
    const next = place.near(1).lower;
    if (!isFirst || !verb.lower.endsWith('es') || /^(?:en|y|tu)$/.test(next)) return undefined;
    const isCommand = lexicon
      .finite(verb.lower)
      .some(({ person, tense, lemma }) => person === 1 && tense === 'P' && lemma.endsWith('er'));
    if (!isCommand || lexicon.noun(verb.lower) !== 0 || lexicon.adjective(verb.lower) !== 0) return undefined;
    const isAsked =
      place.tokens.slice(place.at, place.at + 25).find(({ text }) => /^[.!?]$/.test(text))?.text === '?';
    return isAsked ? undefined : here(place, matchCase(verb.text, verb.lower.slice(0, -1)));
  },
};

/** "Léa peux-tu", "Bonjour Paul": who is spoken to stands between commas (Le Bon Usage, § 129). */
export const vocative: Rule = {
  name: 'FrVocative',
  reason: 'MissingComma',
  find(place, lexicon) {
    const { text, opens, lower } = place.near(0);
    const isName = /^\p{Lu}\p{Ll}+$/u.test(text) && !lexicon.isKnown(lower);
    const isKin = /^(?:maman|papa|madame|monsieur|mamie|papi)$/.test(lower);
    return opens && (isName || isKin) && /^\p{Ll}+-(?:tu|vous|nous|moi)$/u.test(place.near(1).text)
      ? here(place, `${text},`)
      : undefined;
  },
};

/** "parle couramment l'Espagnol": names of languages have a small letter (Le Bon Usage, § 98). */
export const languageName: Rule = {
  name: 'FrLanguageName',
  reason: 'NounCapital',
  find(place, lexicon) {
    const { text, opens } = place.near(0);
    if (
      opens ||
      !/^(?:Français|Anglais|Espagnol|Allemand|Italien|Portugais|Russe|Chinois|Japonais|Arabe|Néerlandais|Grec|Latin|Polonais|Turc|Suédois|Coréen)$/.test(
        text,
      )
    ) {
      return undefined;
    }
    const isSpoken = [-2, -3, -4].some((steps) => {
      const { lower } = place.near(steps);
      return [
        ...lexicon.finite(lower).map(({ lemma }) => lemma),
        lower,
        lexicon.infinitiveOf(lower) ?? '',
      ].some((lemma) =>
        /^(?:parler|apprendre|étudier|enseigner|comprendre|lire|écrire|traduire)$/.test(lemma),
      );
    });
    const isArticle = /^(?:l'|le|en|du|d'|de)$/.test(place.near(-1).lower);
    return isArticle &&
      (isSpoken || (place.near(-1).lower === 'en' && place.near(-2).lower !== 'les')) &&
      isSpoken
      ? here(place, text.toLowerCase())
      : undefined;
  },
};

/** "adore chocolat": these verbs take their object with its article. */
export const likedNoun: Rule = {
  name: 'FrLikedNoun',
  reason: 'Standard',
  find(place, lexicon) {
    const lemmas = lexicon.finite(place.near(-1).lower).map(({ lemma }) => lemma);
    if (
      !lemmas.some((lemma) => /^(?:aimer|adorer|détester|préférer)$/.test(lemma)) ||
      !isLower(place.near(-1))
    ) {
      return undefined;
    }
    const noun = place.near(0);
    const own = lexicon.noun(noun.lower);
    if (
      !isLower(noun) ||
      own === 0 ||
      lexicon.adjective(noun.lower) !== 0 ||
      lexicon.finite(noun.lower).length > 0 ||
      lexicon.isInfinitive(noun.lower) ||
      adverbs.has(noun.lower)
    ) {
      return undefined;
    }
    if (
      prepositions.has(noun.lower) ||
      determiners.has(place.near(-2).lower) ||
      /^(?:mieux|autant|davantage|bien|tant|quand|comme|personne)$/.test(noun.lower)
    ) {
      return undefined;
    }
    const isMany = (own & singular) === 0;
    const article = isMany
      ? 'les '
      : lexicon.isElided(noun.lower)
        ? "l'"
        : (own & FS) !== 0 && (own & MS) === 0
          ? 'la '
          : 'le ';
    return here(place, article + noun.text);
  },
};
