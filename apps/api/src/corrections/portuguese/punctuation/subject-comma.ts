import type { Place, TokenRule } from '../../tokens/rule.ts';
import { noToken, type Token } from '../../tokens/token.ts';
import { subjectAt, type Subject } from '../agreement/subject.ts';
import { behindAdverbs } from '../agreement/verb-of-subject.ts';
import type { PortugueseLexicon } from '../lexicon.ts';
import { readingsOf } from '../verb-readings.ts';
import { determiners } from '../words.ts';

const saying = /^(?:disse|respondeu|perguntou|pensou|murmurou|gritou)/;
const longestRelative = 10;

/** "Os alunos do nono ano, visitaram": no comma parts a subject from its verb (Cunha e Cintra, cap. 22). */
export const subjectComma: TokenRule<PortugueseLexicon> = {
  name: 'PtSubjectComma',
  reason: 'Punctuation',
  find(place, lexicon) {
    if (!place.near(0).opens || !determiners.has(place.near(0).lower)) return undefined;
    const subject = subjectAt(place.tokens, place.at, lexicon);
    const comma = subject && commaBehind(place, subject);
    if (!subject || comma === undefined) return undefined;
    const verb = place.tokens[behindAdverbs(place.tokens, comma + 1)] ?? noToken;
    if (!isVerbOf(subject, verb, lexicon) || saying.test(verb.lower)) return undefined;
    // "O Rui, disse ela, veio": something is put in between.
    if (place.tokens.slice(comma + 1, comma + 12).some(({ text }) => /^[,–—-]$/.test(text))) return undefined;
    return { first: comma - 1, last: comma, replacement: place.tokens[comma - 1]?.text ?? '' };
  },
};

/** The comma behind a subject and its relative clause. */
function commaBehind({ tokens }: Place, { end }: Subject): number | undefined {
  const comma =
    tokens[end]?.lower === 'que'
      ? tokens.findIndex(({ text }, at) => at > end && /^[,.;:!?]$/.test(text))
      : end;
  return tokens[comma]?.text === ',' && comma - end <= longestRelative ? comma : undefined;
}

const isVerbOf = (subject: Subject, verb: Token, lexicon: PortugueseLexicon): boolean =>
  readingsOf(verb, lexicon).some(
    ({ person, tense }) => person === subject.person && /^(?:p|pp|pi|f)$/.test(tense),
  ) &&
  lexicon.noun(verb.lower) === 0 &&
  lexicon.adjective(verb.lower) === 0;
