import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';

const be = /^(?:is|was|are|were|isn't|wasn't|has|can|will|makes|means|takes|requires|helps|costs|seems)$/;

/**
 * A comma between a clause used as the subject and its verb: "What I like most, is swimming", "Learning a language, is
 * hard", "To find a flat here, is not easy" (Quirk and others, appendix III.9, 10.10, 15.3–16).
 */
export function longSubjectComma({ words, end }: Sentence): Edit[] {
  if (!end.startsWith('.')) return [];
  const commas = words.flatMap(({ before }, at) => (before === ',' ? [at] : []));
  const [at] = commas;
  const [first, second] = words;
  if (at === undefined || commas.length !== 1 || at < 3 || !first || !second) return [];
  const verb = words[at];
  const last = words[at - 1];
  if (!verb || !last || !be.test(verb.lower) || words.length - at < 2) return [];
  const inner = words.slice(1, at);
  const finite = inner.filter((word) => isFinite(word)).length;
  const isWhat = first.lower === 'what' && finite === 1 && !/^(?:is|was)$/.test(second.lower);
  const isGerund = first.kind === 'VERB' && /.{2}ing$/.test(first.lower) && finite === 0;
  const isInfinitive =
    first.lower === 'to' && (second.kind === 'VERB' || second.kind === 'AUX') && finite <= 1 && at > 2;
  if (!isWhat && !isGerund && !isInfinitive) return [];
  return [
    {
      rule: 'SubjectComma',
      reason: 'Punctuation',
      summary: 'No single comma stands between a subject and its verb.',
      mayTakeCommas: true,
      at: at - 1,
      remove: 2,
      put: [last.text, verb.text],
    },
  ];
}
