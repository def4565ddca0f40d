import type { Place } from '../../../engine/tokens/rule.ts';
import { noToken, type Token } from '../../../engine/tokens/token.ts';
import { bit, everything, ofCase } from '../cases/inflection.ts';
import { nounPhraseAt } from '../cases/noun-phrase.ts';
import { isSurelyFinite } from '../clause.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import type { Person } from '../../lexicon/word-lists/read-verbs.ts';

const plural = bit('NOM', 'P');

/** The case of a subject. */
export const nominative = ofCase('NOM');

const prepositions =
  /^(?:in|im|an|am|auf|aus|bei|beim|mit|von|vom|zu|zum|zur|für|über|unter|hinter|vor|neben|zwischen|gegen|ohne|nach|seit|durch|wegen|während|trotz|ins|ans)$/;

/** The subject of a sentence. */
export interface Subject {
  readonly person: Person;
  /** The index after it. */
  readonly end: number;
  /** More than a noun with its article. */
  readonly isFar: boolean;
}

/** A subject that opens a sentence; two joined ones are plural. */
export function subjectAt(
  { tokens, at }: Pick<Place, 'tokens' | 'at'>,
  lexicon: GermanLexicon,
): Subject | undefined {
  const token = (place: number): Token => tokens[place] ?? noToken;
  const first = token(at).lower;
  const pronoun = joinedPerson.get(first);
  if (pronoun !== undefined && token(at + 1).lower === 'und') {
    const other = nounPhraseAt({ tokens, at: at + 2 }, lexicon);
    const isName = /^\p{Lu}\p{Ll}+$/u.test(token(at + 2).text) && lexicon.noun(token(at + 2).text) === 0;
    return other
      ? { person: pronoun, end: other.last + 1, isFar: true }
      : isName
        ? { person: pronoun, end: at + 3, isFar: true }
        : undefined;
  }
  // "Jeder der Teilnehmer", "eines der Häuser"
  if (
    /^(?:jeder|jede|jedes|keiner|keine|keines|einer|eine|eines)$/.test(first) &&
    /^(?:der|dieser|meiner|unserer|seiner|ihrer)$/.test(token(at + 1).lower)
  ) {
    const phrase = nounPhraseAt({ tokens, at: at + 1 }, lexicon);
    if (phrase && (phrase.noun & bit('GEN', 'P')) !== 0) {
      return { person: '3s', end: phrase.last + 1, isFar: true };
    }
  }
  const phrase = nounPhraseAt({ tokens, at }, lexicon);
  if (!phrase || phrase.noun === everything) return undefined;
  const subject = phrase.set & phrase.noun & nominative;
  if (subject === 0) return undefined;
  if (
    /^(?:Reihe|Anzahl|Menge|Zahl|Hälfte|Mehrheit|Teil|Gruppe|Paar|Drittel|Viertel|Dutzend|Mehrzahl|Unmenge|Art|Prozent)$/.test(
      phrase.nounText,
    )
  ) {
    return undefined;
  }
  const end = tail(tokens, phrase.last + 1, lexicon);
  if (token(end).lower === 'und') {
    const other = nounPhraseAt({ tokens, at: end + 1 }, lexicon);
    if (/^(?:ich|wir)$/.test(token(end + 1).lower)) return { person: '1p', end: end + 2, isFar: true };
    if (other && (other.set & other.noun & nominative) !== 0) {
      return { person: '3p', end: tail(tokens, other.last + 1, lexicon), isFar: true };
    }
    return undefined;
  }
  const isPlural = subject === plural;
  if (!isPlural && (subject & plural) !== 0) return undefined;
  return { person: isPlural ? '3p' : '3s', end, isFar: end > phrase.last + 1 };
}

const joinedPerson: ReadonlyMap<string, Person> = new Map(
  Object.entries<Person>({ ich: '1p', du: '2p', er: '3p', sie: '3p' }),
);

/** Where a noun phrase ends, including genitives, prepositional phrases and a relative clause. */
function tail(tokens: readonly Token[], from: number, lexicon: GermanLexicon): number {
  const token = (at: number): Token => tokens[at] ?? noToken;
  let end = from;
  for (let round = 0; round < 3; round++) {
    const isPreposition = prepositions.test(token(end).lower);
    const phrase = nounPhraseAt(
      { tokens, at: isPreposition && !nounPhraseAt({ tokens, at: end }, lexicon) ? end + 1 : end },
      lexicon,
    );
    const isGenitive =
      phrase &&
      (phrase.set & phrase.noun & ofCase('GEN')) !== 0 &&
      /^(?:der|des|\p{Ll}+(?:er|es))$/u.test(token(end).lower);
    if (phrase && (isPreposition || isGenitive)) end = phrase.last + 1;
    else if (isPreposition && /^\p{Lu}\p{Ll}/u.test(token(end + 1).text)) end += 2;
    else break;
  }
  if (
    token(end).text === ',' &&
    /^(?:der|die|das|dem|den|deren|dessen|denen)$/.test(
      token(prepositions.test(token(end + 1).lower) ? end + 2 : end + 1).lower,
    )
  ) {
    for (let at = end + 2; at < end + 16; at++) {
      if (token(at).text === ',') {
        return isSurelyFinite(token(at - 1), lexicon) || lexicon.finite(token(at - 1).lower).length > 0
          ? at + 1
          : from;
      }
      if (/^[.;:!?]$/.test(token(at).text)) break;
    }
  }
  return end;
}
