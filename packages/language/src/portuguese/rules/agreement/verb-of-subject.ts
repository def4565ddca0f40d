import { behindAside } from '../../../romance/aside.ts';
import { subjectWithVerbSearch } from '../../../romance/subject-with-verb.ts';
import { noToken, type Token } from '../../../engine/tokens/token.ts';
import { words } from '../../../engine/tokens/word-list.ts';
import { startsClause } from '../clause-start.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { isSurelyVerb, readingsOf } from '../../lexicon/verb-readings.ts';
import { nounOf } from '../../lexicon/word-classes.ts';
import { determiners, prepositions, subjects } from '../../lexicon/words.ts';
import { subjectAt, type Subject } from './subject.ts';

const skipped = words(
  'não já também nunca ainda sempre só quase apenas realmente hoje ontem me te se lhe lhes nos vos todos todas ambos mesmo afinal agora depois então raramente',
);
const conjunctions =
  /^(?:que|e|ou|nem|mas|quando|porque|se|como|enquanto|embora|onde|pois|cujo|cuja|cujos|cujas|quem)$/;

const borders = /^[;:.!?()«»"]$/;

/** How many tokens after its subject a verb may stand at most. */
const furthestVerb = 24;

/** The subject that opens a clause here, with its verb. */
export const subjectWithVerb = subjectWithVerbSearch({ startsClause, subjectAt, verbOf });

/** The verb after adverbs, pronouns and a relative clause, or after an insertion between commas. */
function verbOf(tokens: readonly Token[], { end }: Subject, lexicon: PortugueseLexicon): number | undefined {
  const start = mainClauseAt(tokens, end, lexicon);
  if (start === undefined) return undefined;
  const at = behindAdverbs(tokens, start);
  const isVerb = isVerbHere(tokens[at] ?? noToken, tokens[at + 1] ?? noToken, lexicon);
  return isVerb && at - end <= furthestVerb ? at : undefined;
}

function mainClauseAt(tokens: readonly Token[], at: number, lexicon: PortugueseLexicon): number | undefined {
  const { text, lower } = tokens[at] ?? noToken;
  if (text === ',') return behindAside(tokens, at, borders);
  return lower === 'que' ? behindRelative(tokens, at + 1, lexicon) : at;
}

/** The index after adverbs and pronouns. */
export function behindAdverbs(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < from + 4) {
    const { lower } = tokens[at] ?? noToken;
    if (!skipped.has(lower) && !/^\p{L}{4,}mente$/u.test(lower)) break;
    at++;
  }
  return at;
}

/** "que estudam muito tiram": the index of the second verb, if no other clause intervenes. */
function behindRelative(
  tokens: readonly Token[],
  from: number,
  lexicon: PortugueseLexicon,
): number | undefined {
  let seen = 0;
  for (let at = from; at < Math.min(tokens.length, from + 16); at++) {
    const token = tokens[at] ?? noToken;
    if (conjunctions.test(token.lower) || /^[,;:.!?()«»"–—]$/.test(token.text)) return undefined;
    const before = tokens[at - 1] ?? noToken;
    if (!isSurelyVerb(token, lexicon)) {
      // A word that may or may not be a verb leaves it unclear which one belongs to the clause.
      if (seen === 0 && readingsOf(token, lexicon).length > 0 && !determiners.has(before.lower)) seen = at;
      continue;
    }
    if (determiners.has(before.lower) && !/^(?:o|a|os|as|nos)$/.test(before.lower)) continue;
    if (seen > 0 && at > seen + 1) return at;
    seen = at;
  }
  return undefined;
}

/** A word that may be a noun is a verb if something follows that only a verb takes. */
function isVerbHere(token: Token, next: Token, lexicon: PortugueseLexicon): boolean {
  if (/^(?:é|são|foi|foram|era|eram|será|serão|está|há|vai|vão|tem|têm|vem|vêm|dá|faz)$/.test(token.lower)) {
    return true;
  }
  if (isSurelyVerb(token, lexicon)) return true;
  if (
    readingsOf(token, lexicon).length === 0 ||
    lexicon.adjective(token.lower) !== 0 ||
    nounOf(token, lexicon) === 0
  ) {
    return false;
  }
  return (
    /^(?:que|muito|bem|mal|sempre|mais|pouco|bastante|há|aqui|lá|cá|hoje|agora)$/.test(next.lower) ||
    (determiners.has(next.lower) && !/^(?:d|n|pel|aos?$|às?$)/.test(next.lower)) ||
    subjects.has(next.lower) ||
    (lexicon.isInfinitive(next.lower) && !prepositions.has(next.lower))
  );
}
