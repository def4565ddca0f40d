import { choosePlaces } from '../../writing/choose-places.ts';
import { expandContractions } from './contractions.ts';
import { relativePronouns } from './relative-pronouns.ts';
import { reorderClauses } from './reorder-clauses.ts';
import { sentenceJoints } from './sentence-joints.ts';
import { rewordings } from './rewordings.ts';
import { isEnglish, sentencesOf } from '../../writing/sentences.ts';
import { findSites, replaceSites, type Site } from '../../writing/sites.ts';
import { standsIn } from '../../writing/stands-in.ts';
import { swappablePairs } from './swap-pairs.ts';
import { synonyms } from './synonyms.ts';

/**
 * Rewords an English text with changes that are sure to keep its meaning: listed synonyms, the order of clauses,
 * expanded contractions. Returns undefined if there is nothing to change.
 *
 * `around` is the document near the text. It still has the original wording, so paraphrasing a paraphrase moves on to
 * untouched places rather than back. A later `attempt` rewords other places.
 */
export function paraphrase(text: string, around = '', attempt = 0): string | undefined {
  if (!isEnglish(text)) return undefined;
  const plain = expandContractions(text);
  const places = [
    ...findSites(plain, synonyms, [0, 1]),
    ...findSites(plain, rewordings, [0]),
    ...clauseSites(plain),
    ...swappablePairs(plain),
    ...relativePronouns(plain),
    ...sentenceJoints(plain),
  ];
  const result = replaceSites(plain, choosePlaces(places, around, attempt));
  return result === text || isFormer(result, around) ? undefined : result;
}

/** A wording that the document already has is not a new version of it. */
const isFormer = (result: string, around: string): boolean => around !== '' && standsIn(around)(result);

function clauseSites(text: string): Site[] {
  let from = 0;
  return sentencesOf(text).flatMap((sentence) => {
    const start = text.indexOf(sentence, from);
    if (start < 0) return [];
    from = start + sentence.length;
    const replacement = reorderClauses(sentence);
    if (replacement === undefined) return [];
    // Moving a clause to the front removes a capital, which is only safe if the clause could move back.
    const leads = /,/.test(sentence);
    if (!leads && reorderClauses(replacement) !== sentence) return [];
    const side = /^(?:because|although|even though|unless|whenever)\b/i.test(sentence) ? 0 : 1;
    // Another version may change the words inside, so the order of the clauses is recognised by the first few.
    const trace = replacement.split(' ').slice(0, 3).join(' ').replace(/[,;]$/, '');
    return [{ start, end: from, replacement, side, trace }];
  });
}
