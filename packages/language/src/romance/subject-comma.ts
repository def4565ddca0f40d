import type { Place, TokenRule } from '../engine/tokens/rule.ts';
import { noToken, type Token } from '../engine/tokens/token.ts';

const furthestAside = 12;

/** How to recognise a comma between a subject and its verb. */
interface SubjectComma<Subject extends { readonly end: number }, Lexicon> {
  readonly name: string;
  /** Whether a word can begin such a subject. */
  readonly beginsSubject: (word: string) => boolean;
  readonly subjectAt: (tokens: readonly Token[], at: number, lexicon: Lexicon) => Subject | undefined;
  /** Words that begin a relative clause after the subject. */
  readonly relative: RegExp;
  /** The maximum length of such a clause in tokens. */
  readonly longestRelative: number;
  /** The index after the light words that precede a verb. */
  readonly behindLightWords: (tokens: readonly Token[], from: number) => number;
  readonly isVerbOf: (subject: Subject, verb: Token, lexicon: Lexicon) => boolean;
  /** Punctuation after the comma that shows an aside. */
  readonly aside: RegExp;
  /** Pronouns that are the subject if directly after the verb. */
  readonly pronouns: { readonly has: (word: string) => boolean };
}

/** A rule that removes the comma between a verb and its subject with a relative clause at the start of a sentence. */
export const subjectCommaRule = <Subject extends { readonly end: number }, Lexicon>(
  search: SubjectComma<Subject, Lexicon>,
): TokenRule<Lexicon> => ({
  name: search.name,
  reason: 'Punctuation',
  find(place, lexicon) {
    const { tokens, near } = place;
    if (!near(0).opens || !search.beginsSubject(near(0).lower)) return undefined;
    const subject = search.subjectAt(tokens, place.at, lexicon);
    const comma = subject && commaBehind(place, subject.end, search);
    if (!subject || comma === undefined) return undefined;
    const at = search.behindLightWords(tokens, comma + 1);
    if (!search.isVerbOf(subject, tokens[at] ?? noToken, lexicon)) return undefined;
    // An aside between two commas, or another clause.
    const isAside = tokens
      .slice(comma + 1, comma + furthestAside)
      .some(({ text }) => search.aside.test(text));
    if (isAside || search.pronouns.has(tokens[at + 1]?.lower ?? '')) return undefined;
    return { first: comma - 1, last: comma, replacement: tokens[comma - 1]?.text ?? '' };
  },
});

function commaBehind(
  { tokens }: Place,
  end: number,
  { relative, longestRelative }: { readonly relative: RegExp; readonly longestRelative: number },
): number | undefined {
  const comma = relative.test(tokens[end]?.lower ?? '')
    ? tokens.findIndex(({ text }, at) => at > end && /^[,.;:!?]$/.test(text))
    : end;
  return tokens[comma]?.text === ',' && comma - end <= longestRelative ? comma : undefined;
}
