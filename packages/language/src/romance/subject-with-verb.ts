import type { Place } from '../engine/tokens/rule.ts';
import type { Token } from '../engine/tokens/token.ts';

/** A subject and the index of its verb. */
export interface SubjectWithVerb<Subject> {
  readonly subject: Subject;
  readonly verb: number;
}

/** How to find subjects and their verbs in a language. */
interface SubjectSearch<Subject, Lexicon> {
  readonly startsClause: (place: Place) => boolean;
  readonly subjectAt: (tokens: readonly Token[], at: number, lexicon: Lexicon) => Subject | undefined;
  readonly verbOf: (tokens: readonly Token[], subject: Subject, lexicon: Lexicon) => number | undefined;
}

/** Finds the subject that opens a clause at a position, with its verb. */
export const subjectWithVerbSearch =
  <Subject, Lexicon>({ startsClause, subjectAt, verbOf }: SubjectSearch<Subject, Lexicon>) =>
  (place: Place, lexicon: Lexicon): SubjectWithVerb<Subject> | undefined => {
    if (!startsClause(place)) return undefined;
    const subject = subjectAt(place.tokens, place.at, lexicon);
    const verb = subject && verbOf(place.tokens, subject, lexicon);
    return subject && verb !== undefined ? { subject, verb } : undefined;
  };
