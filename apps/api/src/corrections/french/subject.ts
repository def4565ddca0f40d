import { noToken, type Token } from '../tokens/token.ts';
import { words } from '../tokens/word-list.ts';
import { FP, FS, masculine, MP, plural, singular, type Agreement } from '../romance/gender-and-number.ts';
import type { FrenchLexicon } from './lexicon.ts';
import { isLower } from './lower-case.ts';
import { phraseAt } from './noun-phrase.ts';
import { isOnlyVerb } from './word-classes.ts';
import { adverbs, agreementOf, subjects } from './words.ts';

/** The subject that opens a clause. */
export interface Subject {
  /** From 0 (je) to 5 (ils). */
  readonly person: number;
  /** Gender and number; 0 where they are open. */
  readonly agreement: Agreement;
  readonly head: number;
  /** Where the words behind it begin. */
  readonly end: number;
  readonly isLong: boolean;
}

const openNumber = words(
  'plupart majorité minorité partie moitié dizaine douzaine vingtaine centaine millier foule nombre quantité série ensemble groupe tiers quart poignée multitude infinité masse tas espèce sorte type couple totalité reste',
);
const times = words(
  'jour jours matin soir nuit semaine semaines mois an ans année années fois heure heures lundi mardi mercredi jeudi vendredi samedi dimanche été hiver printemps automne moment temps fin début instant après-midi lendemain veille week-end',
);
const links = /^(?:de|d'|du|des|à|au|aux|en|dans|sur|sous|avec|sans|pour|par|chez|contre|entre)$/;
const isName = (token: Token): boolean => token.isWord && /^\p{Lu}\p{Ll}/u.test(token.text);
const stressed: Readonly<Record<string, number>> = {
  moi: 0,
  toi: 1,
  lui: 2,
  elle: 2,
  nous: 3,
  vous: 4,
  eux: 5,
  elles: 5,
};

interface Part {
  readonly person: number;
  readonly agreement: Agreement;
  readonly head: number;
  readonly end: number;
}

function partAt(tokens: readonly Token[], at: number, lexicon: FrenchLexicon): Part | undefined {
  const token = (place: number): Token => tokens[place] ?? noToken;
  const near = (steps: number): Token => token(at + steps);
  const first = token(at).lower;
  const person = stressed[first];
  if (person !== undefined) return { person, agreement: agreementOf.get(first) ?? 0, head: at, end: at + 1 };
  if (isName(token(at)) && (!token(at).opens || !lexicon.isKnown(first))) {
    let end = at + 1;
    while (isName(token(end))) end++;
    return { person: 2, agreement: 0, head: at, end };
  }
  if (first === "l'") {
    const noun = lexicon.noun(near(1).lower) & singular;
    if (
      noun === 0 ||
      !isLower(near(1)) ||
      isOnlyVerb(near(1), lexicon) ||
      times.has(near(1).lower) ||
      openNumber.has(near(1).lower)
    ) {
      return undefined;
    }
    return { person: 2, agreement: noun, head: at + 1, end: at + 2 };
  }
  const phrase = phraseAt({ tokens, at, near }, lexicon);
  if (!phrase) return undefined;
  const agreement = phrase.set & phrase.agreement;
  const noun = token(phrase.noun).lower;
  if (agreement === 0 || times.has(noun) || openNumber.has(noun)) return undefined;
  const isPlural = (agreement & singular) === 0;
  if (!isPlural && (agreement & plural) !== 0) return undefined;
  return { person: isPlural ? 5 : 2, agreement, head: phrase.noun, end: phrase.noun + 1 };
}

/** Where the adjectives and the phrases with a preposition behind a noun end. */
function behind(
  tokens: readonly Token[],
  from: number,
  lexicon: FrenchLexicon,
): { end: number; isLong: boolean } {
  const token = (place: number): Token => tokens[place] ?? noToken;
  let end = from;
  let isLong = false;
  for (let round = 0; round < 6; round++) {
    const next = token(end);
    const isAdjective =
      isLower(next) &&
      (lexicon.adjective(next.lower) | lexicon.participle(next.lower)) !== 0 &&
      lexicon.finite(next.lower).length === 0 &&
      !adverbs.has(next.lower);
    if (isAdjective) {
      end++;
      continue;
    }
    if (
      /^(?:très|plus|moins|trop|si|bien)$/.test(next.lower) &&
      lexicon.adjective(token(end + 1).lower) !== 0
    ) {
      end += 2;
      continue;
    }
    if (!links.test(next.lower)) break;
    const inner = nounBehind(tokens, end, lexicon);
    if (inner === undefined) break;
    end = inner;
    isLong = true;
  }
  return { end, isLong };
}

function nounBehind(tokens: readonly Token[], at: number, lexicon: FrenchLexicon): number | undefined {
  const token = (place: number): Token => tokens[place] ?? noToken;
  const phrase = phraseAt({ tokens, at: at + 1, near: (steps) => token(at + 1 + steps) }, lexicon);
  if (phrase) return phrase.noun + 1;
  let place = at + 1;
  if (token(place).lower === "l'") place++;
  if (isName(token(place))) {
    while (isName(token(place))) place++;
    return place;
  }
  if (/^\p{N}/u.test(token(place).text)) {
    return lexicon.noun(token(place + 1).lower) === 0 ? place + 1 : place + 2;
  }
  return isLower(token(place)) && lexicon.noun(token(place).lower) !== 0 && !subjects.has(token(place).lower)
    ? place + 1
    : undefined;
}

const many = /^(?:beaucoup|peu|trop|tant|assez|nombre|combien|énormément|plein|bien)$/;

/** The subject that begins at a place, as far as its form tells it. */
export function subjectAt(tokens: readonly Token[], at: number, lexicon: FrenchLexicon): Subject | undefined {
  const token = (place: number): Token => tokens[place] ?? noToken;
  // "beaucoup de gens", "la plupart des touristes", "chacun des élèves": the one goes by the noun, the other is one.
  const isPlupart = token(at).lower === 'la' && token(at + 1).lower === 'plupart';
  const isMany = many.test(token(at).lower) || isPlupart;
  const isEach = /^(?:chacune?|aucune?|une?)$/.test(token(at).lower);
  if (isMany || isEach) {
    const of = isPlupart ? at + 2 : at + 1;
    const isLinked =
      isMany && !isPlupart ? /^(?:de|d')$/.test(token(of).lower) : /^(?:des|de|d')$/.test(token(of).lower);
    const noun = isLinked ? nounBehind(tokens, of, lexicon) : undefined;
    if (noun === undefined) return undefined;
    const agreement = lexicon.noun(token(noun - 1).lower);
    const { end } = behind(tokens, noun, lexicon);
    if (isEach) return { person: 2, agreement: 0, head: at, end, isLong: true };
    return ((agreement & plural) !== 0 && (agreement & singular) === 0) ||
      (token(noun - 1).lower.endsWith('s') && isPlupart) ||
      token(noun - 1).lower === 'gens'
      ? { person: 5, agreement: agreement & plural, head: noun - 1, end, isLong: true }
      : undefined;
  }
  const first = partAt(tokens, at, lexicon);
  if (!first) return undefined;
  const isPronoun = stressed[token(at).lower] !== undefined;
  const own = isPronoun ? { end: first.end, isLong: false } : behind(tokens, first.end, lexicon);
  const { isLong } = own;
  let { end } = own;
  const isBetween = tokens.slice(at, end).some(({ lower }) => lower === 'entre');
  if (token(end).lower === 'et' && !isBetween) {
    const other = partAt(tokens, end + 1, lexicon);
    if (!other) return undefined;
    const more =
      stressed[token(end + 1).lower] === undefined ? behind(tokens, other.end, lexicon) : { end: other.end };
    end = more.end;
    const persons = [first.person, other.person];
    const person = persons.some((one) => one === 0 || one === 3)
      ? 3
      : persons.some((one) => one === 1 || one === 4)
        ? 4
        : 5;
    const isKnown = first.agreement !== 0 && other.agreement !== 0;
    const isFeminine = ((first.agreement | other.agreement) & masculine) === 0;
    const isMasculine = [first, other].some(
      ({ agreement }) => (agreement & masculine) !== 0 && (agreement & (FS | FP)) === 0,
    );
    return {
      person,
      agreement: !isKnown ? 0 : isFeminine ? FP : isMasculine ? MP : 0,
      head: first.head,
      end,
      isLong: true,
    };
  }
  if (/^(?:ou|ni|,)$/.test(token(end).lower) && token(end).lower !== ',') return undefined;
  // A pronoun alone is another rule's.
  return isPronoun
    ? undefined
    : { person: first.person, agreement: first.agreement, head: first.head, end, isLong };
}
