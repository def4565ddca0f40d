import type { Place, TokenRule } from '../../tokens/rule.ts';
import { noToken, type Token } from '../../tokens/token.ts';
import { subjectAt, type Subject } from '../agreement/subject.ts';
import { behindPronouns } from '../agreement/verb-of-subject.ts';
import type { FrenchLexicon } from '../lexicon.ts';
import { isOnlyVerb } from '../word-classes.ts';
import { determiners, subjects } from '../words.ts';

const frequentVerb = /^(?:a|ont|est|sont|était|étaient|avait|avaient)$/;
const saying = /^(?:dit|répond|répondit|demanda|pensa|cria|explique|ajoute|affirme|murmura)/;
const longestRelative = 12;

/** "Les élèves qui arrivent en retard, doivent": no comma parts a subject from its verb (Le Bon Usage, § 128). */
export const subjectComma: TokenRule<FrenchLexicon> = {
  name: 'FrSubjectComma',
  reason: 'Punctuation',
  find(place, lexicon) {
    const { opens, lower } = place.near(0);
    if (!opens || (!determiners.has(lower) && lower !== "l'")) return undefined;
    const subject = subjectAt(place.tokens, place.at, lexicon);
    const comma = subject && commaBehind(place, subject);
    if (!subject || comma === undefined) return undefined;
    const at = behindPronouns(place.tokens, comma + 1);
    const verb = place.tokens[at] ?? noToken;
    if (!isVerbOf(subject, verb, lexicon) || saying.test(verb.lower)) return undefined;
    // An aside between two commas, or another clause.
    const isAside = place.tokens.slice(comma + 1, comma + 12).some(({ text }) => /^[,–—]$/.test(text));
    if (isAside || subjects.has(place.tokens[at + 1]?.lower ?? '')) return undefined;
    return { first: comma - 1, last: comma, replacement: place.tokens[comma - 1]?.text ?? '' };
  },
};

/** The comma behind a subject and its relative clause. */
function commaBehind({ tokens }: Place, { end }: Subject): number | undefined {
  const isRelative = /^(?:qui|que|qu'|dont|où)$/.test(tokens[end]?.lower ?? '');
  const comma = isRelative
    ? tokens.findIndex(({ text }, index) => index > end && /^[,.;:!?]$/.test(text))
    : end;
  return tokens[comma]?.text === ',' && comma - end <= longestRelative ? comma : undefined;
}

const isVerbOf = ({ person }: Subject, verb: Token, lexicon: FrenchLexicon): boolean =>
  (isOnlyVerb(verb, lexicon) || frequentVerb.test(verb.lower)) &&
  lexicon
    .finite(verb.lower)
    .some((reading) => reading.person === person && reading.tense !== 'Y' && reading.tense !== 'S');
