import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';

const named = {
  rule: 'NoCommaBeforeClause',
  reason: 'Punctuation',
  summary: 'No comma stands before a clause that belongs to the verb.',
  mayTakeCommas: true,
} as const;

const asking = /^(?:ask|asks|asked|wonder|wonders|wondered)$/;
const knowing =
  /^(?:know|knows|knew|remember|remembers|remembered|forgot|forgotten|understand|understood|explained|explain|see|tell|told|decide|decided)$/;
const questions = /^(?:what|where|when|why|how|who|whether|if)$/;

/**
 * "She asked me, if I was ready", "I don't know, where he lives", "so tired, that he fell asleep", "taller, than me":
 * commas that are right in other languages (Quirk and others, appendix III.9).
 */
export function reportedComma({ words, end }: Sentence): Edit[] {
  const commas = words.flatMap(({ before }, at) => (before === ',' ? [at] : []));
  const [at] = commas;
  if (at === undefined || commas.length !== 1 || at < 2 || !end.startsWith('.')) return [];
  const last = words[at - 1];
  const opener = words[at];
  if (!last || !opener) return [];
  const isOutOfPlace =
    isReported(words, at) || isResult(words, at) || (opener.lower === 'than' && hasComparative(words, at));
  return isOutOfPlace ? [{ ...named, at: at - 1, remove: 2, put: [last.text, opener.text] }] : [];
}

function isReported(words: readonly TaggedWord[], at: number): boolean {
  const opener = words[at]?.lower ?? '';
  const object = /^(?:me|him|her|us|them)$/.test(words[at - 1]?.lower ?? '');
  const verb = words[object ? at - 2 : at - 1]?.lower ?? '';
  if (!questions.test(opener) || !/^(?:PRON|DET|NOUN|PROPN)$/.test(words[at + 1]?.kind ?? '')) return false;
  if (!words.slice(at + 2).some((word) => isFinite(word))) return false;
  return asking.test(verb) || (knowing.test(verb) && !/^(?:if|when|who)$/.test(opener));
}

/** "so tired, that he fell asleep" */
const isResult = (words: readonly TaggedWord[], at: number): boolean =>
  words[at]?.lower === 'that' &&
  words[at - 2]?.lower === 'so' &&
  /^(?:ADJ|ADV)$/.test(words[at - 1]?.kind ?? '') &&
  words.slice(at + 2).some((word) => isFinite(word));

/** "more expensive, than": the comparative is in the two words before. */
const hasComparative = (words: readonly TaggedWord[], at: number): boolean =>
  words
    .slice(Math.max(0, at - 2), at)
    .some(
      ({ lower, kind }) =>
        /^(?:more|less|better|worse|fewer)$/.test(lower) || (kind === 'ADJ' && /.{2}er$/.test(lower)),
    );
