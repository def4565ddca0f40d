import { behindAside } from '../../../romance/aside.ts';
import { subjectWithVerbSearch } from '../../../romance/subject-with-verb.ts';
import type { Place } from '../../../engine/tokens/rule.ts';
import { noToken, type Token } from '../../../engine/tokens/token.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { isOnlyVerb } from '../../lexicon/word-classes.ts';
import { avoir, determiners, etre } from '../../lexicon/words.ts';
import { subjectAt, type Subject } from './subject.ts';

const openers = /^(?:que|qu'|si|quand|lorsque|lorsqu'|puisque|car|mais|où|parce)$/;
const comparing = /^(?:ainsi|plus|moins|autant|aussi|ce|c'|est|même)$/;
const between = /^(?:ne|n'|se|s'|me|m'|te|t'|y|en|lui|leur|nous|vous)$/;
const relative = /^(?:qui|que|qu'|dont|où)$/;
const joining = /^(?:qui|que|qu'|dont|où|et|ou|mais|si|quand|comme|car|parce)$/;
const borders = /^[.;:!?«»]$/;
const longestRelative = 16;

const startsClause = ({ near }: Place): boolean =>
  near(0).opens || (openers.test(near(-1).lower) && !comparing.test(near(-2).lower));

/** The subject that opens a clause here, with its verb. */
export const subjectWithVerb = subjectWithVerbSearch({ startsClause, subjectAt, verbOf });

/** The verb directly after the subject, after its relative clause, or after an insertion between commas. */
function verbOf(tokens: readonly Token[], subject: Subject, lexicon: FrenchLexicon): number | undefined {
  const next = tokens[subject.end] ?? noToken;
  if (next.text === ',') {
    const end = behindAside(tokens, subject.end, borders);
    return end === undefined ? undefined : behindPronouns(tokens, end);
  }
  if (relative.test(next.lower)) return secondVerb(tokens, subject.end + 1, lexicon);
  return behindPronouns(tokens, subject.end);
}

/** The index of the verb after "ne", "se" and the like. */
export function behindPronouns(tokens: readonly Token[], from: number): number {
  let at = from;
  while (between.test(tokens[at]?.lower ?? '')) at++;
  return at;
}

/** The verb of the main clause, which is the second: the first belongs to the relative clause. */
function secondVerb(tokens: readonly Token[], from: number, lexicon: FrenchLexicon): number | undefined {
  let seen = false;
  for (let at = from; at < Math.min(tokens.length, from + longestRelative); at++) {
    const token = tokens[at] ?? noToken;
    if (joining.test(token.lower) || /^[,;:.!?«»()–—]$/.test(token.text)) return undefined;
    const isVerb =
      (isOnlyVerb(token, lexicon) || (isAuxiliary(token) && token.lower !== 'a' && token.lower !== 'as')) &&
      !determiners.has(tokens[at - 1]?.lower ?? '');
    if (isVerb && seen) return at;
    seen ||= isVerb;
  }
  return undefined;
}

/** A form of "être" or "avoir". */
export const isAuxiliary = (token: Token): boolean => avoir.has(token.lower) || etre.has(token.lower);
