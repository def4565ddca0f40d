import { matchCase } from '../../generation/built-in/match-case.ts';
import type { Place, TokenRule } from '../tokens/rule.ts';
import { noToken, type Token } from '../tokens/token.ts';
import { invariable } from './invariable-adjectives.ts';
import { FP, FS, MP, MS } from '../romance/gender-and-number.ts';
import type { FrenchLexicon } from './lexicon.ts';
import { isLower } from './lower-case.ts';
import { subjectAt, type Subject } from './subject.ts';
import { isOnlyVerb } from './word-classes.ts';
import { adverbs, avoir, determiners, etre, prepositions, subjects } from './words.ts';

type Rule = TokenRule<FrenchLexicon>;

const between = /^(?:ne|n'|se|s'|me|m'|te|t'|y|en|lui|leur|nous|vous)$/;
const openers = /^(?:que|qu'|si|quand|lorsque|lorsqu'|puisque|car|mais|où|parce)$/;

/** The verb of a subject: right behind it, behind a relative clause, or behind what stands between commas. */
function verbOf(
  tokens: readonly Token[],
  subject: Subject,
  lexicon: FrenchLexicon,
): { at: number; isFar: boolean } | undefined {
  const token = (place: number): Token => tokens[place] ?? noToken;
  let at = subject.end;
  let isFar = false;
  if (token(at).text === ',') {
    const closing = tokens.findIndex(({ text }, index) => index > at && /^[,.;:!?«»]$/.test(text));
    if (closing < 0 || token(closing).text !== ',' || closing - at > 14 || closing - at < 3) return undefined;
    at = closing + 1;
    isFar = true;
  } else if (/^(?:qui|que|qu'|dont|où)$/.test(token(at).lower)) {
    const second = secondVerb(tokens, at + 1, lexicon);
    if (second === undefined) return undefined;
    at = second;
    isFar = true;
  }
  while (at < subject.end + 30 && between.test(token(at).lower)) at++;
  return { at, isFar };
}

const auxiliary = (token: Token): boolean => avoir.has(token.lower) || etre.has(token.lower);

function secondVerb(tokens: readonly Token[], from: number, lexicon: FrenchLexicon): number | undefined {
  let seen = false;
  for (let at = from; at < Math.min(tokens.length, from + 16); at++) {
    const token = tokens[at] ?? noToken;
    const before = tokens[at - 1] ?? noToken;
    if (
      /^(?:qui|que|qu'|dont|où|et|ou|mais|si|quand|comme|car|parce)$/.test(token.lower) ||
      /^[,;:.!?«»()–—]$/.test(token.text)
    ) {
      return undefined;
    }
    const isVerb =
      (isOnlyVerb(token, lexicon) || (auxiliary(token) && token.lower !== 'a' && token.lower !== 'as')) &&
      !determiners.has(before.lower);
    if (!isVerb) continue;
    if (seen) return between.test(before.lower) ? at : at;
    seen = true;
  }
  return undefined;
}

const startsClause = (place: Place): boolean =>
  place.near(0).opens ||
  (openers.test(place.near(-1).lower) &&
    !/^(?:plus|moins|autant|aussi|ce|c'|est|même)$/.test(place.near(-2).lower));

/** "Le prix des légumes ont augmenté", "Beaucoup de gens pense": the verb goes by the head of its subject (Le Bon Usage, § 927). */
export const clauseVerb: Rule = {
  name: 'FrClauseVerb',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    if (!startsClause(place)) return undefined;
    const subject = subjectAt(place.tokens, place.at, lexicon);
    const found = subject && verbOf(place.tokens, subject, lexicon);
    if (!subject || !found) return undefined;
    const verb = place.tokens[found.at] ?? noToken;
    const next = place.tokens[found.at + 1] ?? noToken;
    const isShort = /^(?:a|ont|est|sont|va|vont|fait|peut|peux)$/.test(verb.lower);
    if (!isShort && !isLower(verb)) return undefined;
    const isNoun = lexicon.noun(verb.lower) !== 0 || lexicon.adjective(verb.lower) !== 0;
    const isFollowed =
      determiners.has(next.lower) ||
      /^(?:que|qu'|pas|toujours|souvent|bien|l'|sans|très|à|dans|chez)$/.test(next.lower);
    if (!isShort && isNoun && !(subject.person === 5 && isFollowed && lexicon.adjective(verb.lower) === 0)) {
      return undefined;
    }
    if (prepositions.has(verb.lower) || subjects.has(next.lower)) return undefined;
    const readings = lexicon.finite(verb.lower).filter(({ tense }) => tense !== 'Y');
    const { person } = subject;
    if (readings.length === 0 || readings.some((reading) => reading.person === person)) return undefined;
    const wrong = readings.find((reading) =>
      person === 2 ? reading.person === 5 : person === 5 ? reading.person === 2 : true,
    );
    if (!wrong) return undefined;
    // "Le problème sont les prix", "mon père avec mes frères vont".
    if (person === 2 && wrong.lemma === 'être' && !isQualified(next, lexicon)) return undefined;
    if (
      person === 2 &&
      place.tokens.slice(place.at, found.at).some(({ lower }) => /^(?:avec|ou|ni|comme)$/.test(lower))
    ) {
      return undefined;
    }
    const form = lexicon.conjugate(wrong.lemma, wrong.tense, person);
    return form === undefined || form === verb.lower
      ? undefined
      : { first: found.at, last: found.at, replacement: matchCase(verb.text, form) };
  },
};

const isQualified = (token: Token, lexicon: FrenchLexicon): boolean =>
  lexicon.adjective(token.lower) !== 0 || lexicon.participle(token.lower) !== 0 || adverbs.has(token.lower);

const seeming = /^(?:être|sembler|paraître|devenir|rester|demeurer)$/;

/** "Les deux candidates semblaient très nerveuse": what is said of the subject agrees with its head. */
export const clausePredicate: Rule = {
  name: 'FrClausePredicate',
  reason: 'Concord',
  find(place, lexicon) {
    if (!startsClause(place)) return undefined;
    const subject = subjectAt(place.tokens, place.at, lexicon);
    const found = subject && verbOf(place.tokens, subject, lexicon);
    if (!subject || !found || ![MS, FS, MP, FP].includes(subject.agreement)) return undefined;
    const verb = place.tokens[found.at] ?? noToken;
    if (
      !lexicon.finite(verb.lower).some(({ lemma }) => seeming.test(lemma)) ||
      /^(?:se|s')$/.test(place.tokens[found.at - 1]?.lower ?? '')
    ) {
      return undefined;
    }
    let at = found.at + 1;
    while (
      at < found.at + 4 &&
      (adverbs.has(place.tokens[at]?.lower ?? '') ||
        /^(?:très|plus|moins|aussi|été|\p{L}+ment)$/u.test(place.tokens[at]?.lower ?? ''))
    ) {
      at++;
    }
    const word = place.tokens[at] ?? noToken;
    const own = lexicon.adjective(word.lower) | lexicon.participle(word.lower);
    if (
      !isLower(word) ||
      own === 0 ||
      (own & subject.agreement) !== 0 ||
      invariable.has(word.lower) ||
      prepositions.has(word.lower)
    ) {
      return undefined;
    }
    if (
      lexicon.noun(word.lower) !== 0 &&
      lexicon.adjective(word.lower) === 0 &&
      lexicon.participle(word.lower) === 0
    ) {
      return undefined;
    }
    if (/^(?:en|de|à|bien|mal|loin|près|debout|ensemble|été)$/.test(word.lower)) return undefined;
    const form = lexicon.inflect(word.lower, subject.agreement);
    return form === undefined || form === word.lower ? undefined : { first: at, last: at, replacement: form };
  },
};

/** "Ma tante a vendue sa voiture": behind "avoir" the participle does not go by the subject (Le Bon Usage, § 941). */
export const clauseParticiple: Rule = {
  name: 'FrClauseParticiple',
  reason: 'Concord',
  find(place, lexicon) {
    if (!place.near(0).opens) return undefined;
    const subject = subjectAt(place.tokens, place.at, lexicon);
    if (!subject) return undefined;
    const at = subject.end;
    const verb = place.tokens[at] ?? noToken;
    if (!avoir.has(verb.lower)) return undefined;
    const target = adverbs.has(place.tokens[at + 1]?.lower ?? '') ? at + 2 : at + 1;
    const word = place.tokens[target] ?? noToken;
    const own = lexicon.participle(word.lower);
    if (!isLower(word) || own === 0 || (own & MS) !== 0 || !/(?:é|i|u|t|s)(?:es?|s)$/.test(word.lower)) {
      return undefined;
    }
    const infinitive = lexicon.infinitiveOf(word.lower);
    const form = infinitive === undefined ? undefined : lexicon.participleOf(infinitive);
    return form === undefined || form === word.lower
      ? undefined
      : { first: target, last: target, replacement: form };
  },
};

const standing =
  /^(?:habiter|vivre|rester|arriver|exister|manquer|venir|passer|apparaître|figurer|se|suivre|pousser|dormir|travailler|naître|mourir|régner|circuler|nager|briller|flotter|jouer|attendre)$/;

/** "Dans cette rue habite plusieurs peintres": the subject stands behind the verb. */
export const lateSubject: Rule = {
  name: 'FrLateSubject',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    const verb = place.near(0);
    if (!isLower(verb)) return undefined;
    const readings = lexicon.finite(verb.lower).filter(({ tense }) => tense !== 'Y');
    const reading = readings.find(({ person, lemma }) => person === 2 && standing.test(lemma));
    if (!reading || readings.some(({ person }) => person === 5)) return undefined;
    let from = place.at;
    while (from > 0 && place.tokens[from]?.opens !== true && place.tokens[from - 1]?.isWord) from--;
    const before = place.tokens.slice(from, place.at);
    const isPlace =
      place.tokens[from]?.opens === true &&
      /^(?:dans|sur|sous|chez|derrière|devant|ici|là|en|au|à|aux|parmi|entre)$/.test(before[0]?.lower ?? '');
    if (
      !isPlace ||
      before.length > 7 ||
      before.some(
        (token) =>
          subjects.has(token.lower) ||
          auxiliary(token) ||
          (isOnlyVerb(token, lexicon) && !/^(?:entre)$/.test(token.lower)),
      )
    ) {
      return undefined;
    }
    const subject = subjectAt(place.tokens, place.at + 1, lexicon);
    const isMany =
      subject?.person === 5 ||
      (/^(?:plusieurs|quelques|des|les|deux|trois|quatre|cinq)$/.test(place.near(1).lower) &&
        /[sx]$/.test(place.near(2).lower) &&
        lexicon.noun(place.near(2).lower) !== 0);
    const form = isMany ? lexicon.conjugate(reading.lemma, reading.tense, 5) : undefined;
    return form === undefined ? undefined : { first: place.at, last: place.at, replacement: form };
  },
};

const stressed: Readonly<Record<string, number>> = { moi: 0, toi: 1, nous: 3, vous: 4, eux: 5, elles: 5 };

/** "C'est moi qui a": the verb has the person of the pronoun (Le Bon Usage, § 928). */
export const cleftVerb: Rule = {
  name: 'FrCleftVerb',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    const person = stressed[place.near(0).lower];
    if (person === undefined || place.near(1).lower !== 'qui') return undefined;
    let steps = 2;
    while (steps < 5 && /^(?:ne|n'|me|m'|te|t'|l'|le|la|les|y|en|lui|leur)$/.test(place.near(steps).lower)) {
      steps++;
    }
    const verb = place.near(steps);
    const readings = lexicon.finite(verb.lower).filter(({ tense }) => tense !== 'Y');
    const [reading] = readings;
    if (!reading || readings.some((one) => one.person === person)) return undefined;
    const form = lexicon.conjugate(reading.lemma, reading.tense, person);
    return form === undefined
      ? undefined
      : { first: place.at + steps, last: place.at + steps, replacement: form };
  },
};

/** "Les élèves qui arrivent en retard, doivent": no comma parts a subject from its verb (Le Bon Usage, § 128). */
export const subjectComma: Rule = {
  name: 'FrSubjectComma',
  reason: 'Punctuation',
  find(place, lexicon) {
    if (!place.near(0).opens || (!determiners.has(place.near(0).lower) && place.near(0).lower !== "l'")) {
      return undefined;
    }
    const subject = subjectAt(place.tokens, place.at, lexicon);
    if (!subject) return undefined;
    let comma = subject.end;
    if (/^(?:qui|que|qu'|dont|où)$/.test(place.tokens[comma]?.lower ?? '')) {
      comma = place.tokens.findIndex(({ text }, index) => index > subject.end && /^[,.;:!?]$/.test(text));
    }
    if (place.tokens[comma]?.text !== ',' || comma - subject.end > 12) return undefined;
    let at = comma + 1;
    while (between.test(place.tokens[at]?.lower ?? '')) at++;
    const verb = place.tokens[at] ?? noToken;
    const isVerb =
      isOnlyVerb(verb, lexicon) || /^(?:a|ont|est|sont|était|étaient|avait|avaient)$/.test(verb.lower);
    if (
      !isVerb ||
      !lexicon
        .finite(verb.lower)
        .some(({ person, tense }) => person === subject.person && tense !== 'Y' && tense !== 'S')
    ) {
      return undefined;
    }
    if (
      place.tokens.slice(comma + 1, comma + 12).some(({ text }) => /^[,–—]$/.test(text)) ||
      subjects.has(place.tokens[at + 1]?.lower ?? '')
    ) {
      return undefined;
    }
    if (/^(?:dit|répond|répondit|demanda|pensa|cria|explique|ajoute|affirme|murmura)/.test(verb.lower)) {
      return undefined;
    }
    return { first: comma - 1, last: comma, replacement: place.tokens[comma - 1]?.text ?? '' };
  },
};
