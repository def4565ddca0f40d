import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { clauseAt } from '../../lexicon/contracted-subject.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { subjectAt } from '../../lexicon/subject-at.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';

/**
 * "We painted the fence They helped us": a capital shows where the second sentence begins (run-ons in the error types
 * of NUCLE).
 */
export function missingStop({ words, end, start }: Sentence): Edit[] {
  if (/["“”'’(]/.test(start + end) || isAllInCapitals(words)) return [];
  for (let at = 3; at < words.length - 2; at++) {
    const [last, first] = [words[at - 1], words[at]];
    if (!last || !first || first.before !== '' || !opensSentence(words, at)) continue;
    if (!/^[a-z]{2,}$/.test(last.text) || !/^(?:NOUN|ADJ|ADV|PRON)$/.test(last.kind)) continue;
    if (naming.test(last.lower) || !hasClause(words, at)) continue;
    return [
      {
        rule: 'RunOn',
        reason: 'Punctuation',
        summary: 'A full stop is missing between two sentences.',
        at: at - 1,
        remove: 2,
        put: [`${last.text}.`, first.text],
      },
    ];
  }
  return [];
}

/** Words followed by names and titles: "the song They Say", "the film What She Did". */
const naming =
  /^(?:song|book|film|novel|album|series|show|play|poem|story|magazine|band|group|called|titled|named|entitled|single|game|movie|track|programme|program|slogan|words?|phrase|title|headline|article|chapter|hymn|column|page|report|section|that|this|which|what|how|why|when|where|as|than|then|so|also|only|even|just|not|very|like)s?$/;

/** "They are", "The price is", "What he did is": lower-case words follow the capitalised one. */
function opensSentence(words: readonly TaggedWord[], at: number): boolean {
  const [first, second, third] = [words[at], words[at + 1], words[at + 2]];
  if (!/^[a-z']+$/.test(second?.text ?? '') || !/^[a-z'-]+$/.test(third?.text ?? '')) return false;
  if (/^(?:They|We|She|It|There|This|These|The)$/.test(first?.text ?? '')) {
    return clauseAt(words, at) !== undefined;
  }
  return /^(?:What|If|When|However|But)$/.test(first?.text ?? '') && subjectAt(words, at + 1) !== undefined;
}

/** Whether the words before form a sentence of their own. */
const hasClause = (words: readonly TaggedWord[], at: number): boolean =>
  words.slice(1, at).some((word) => isFinite(word));

const isAllInCapitals = (words: readonly TaggedWord[]): boolean =>
  words.filter(({ text }) => /^\p{Lu}/u.test(text)).length * 3 > words.length;
