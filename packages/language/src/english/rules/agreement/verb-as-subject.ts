import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import { verbForms } from '../../lexicon/verb-forms.ts';
import type { GrammarRule } from '../grammar-rule.ts';

/** Verbs whose object is not a clause. */
const acting =
  /^(?:learn|take|get|make|eat|buy|speak|choose|travel|join|drive|understand|use|spend|try|have|read|write|drink|avoid|build|create|do|play|watch|visit|share|solve|achieve|gain|acquire|follow|study|earn|save)$/;
/** Also nouns, which may stand before another noun: "use cases", "play areas", "study groups", "drink prices". */
const nounsToo = /^(?:use|play|watch|visit|share|study|drink|travel|drive|read|try|gain|get|make|do)$/;
const telling =
  /^(?:is|makes|helps|gives|requires|teaches|brings|needs|means|has|allows|leads|improves|causes|takes)$/;

/**
 * "Take risks teaches you", "Learn new things makes people happy": a verb used as the subject takes -ing (Quirk and
 * others, 15.12).
 */
export const verbAsSubject: GrammarRule = (sentence: Sentence): Edit[] =>
  sentence.words.flatMap((_, at) => (isOpening(sentence, at) ? subjectFrom(sentence, at) : []));

/** Whether a sentence, or a clause of thought or speech, begins here. */
function isOpening({ words }: Sentence, at: number): boolean {
  const [before, last] = [words[at - 2]?.lower ?? '', words[at - 1]];
  if (!last) return true;
  if (at === 1 && /^(?:because|but|and|so|however|also)$/.test(last.lower)) return last.kind !== 'VERB';
  return (
    last.lower === 'that' &&
    /^(?:think|thinks|believe|believes|say|says|said|agree|know|feel|is|means|opinion|sure|thought|true)$/.test(
      before,
    )
  );
}

function subjectFrom({ words, end }: Sentence, at: number): Edit[] {
  const verb = words[at];
  if (!verb || verb.before !== '' || !acting.test(verb.lower) || !/^[.!]/.test(end)) return [];
  const phrase = nounPhraseAt(words, at + 1);
  const told = phrase && words[phrase.head + 1];
  if (!phrase || words[at + 1]?.before !== '' || !told || told.before !== '' || !telling.test(told.lower)) {
    return [];
  }
  if (nounsToo.test(verb.lower) && !phrase.hasDeterminer && phrase.head === at + 1) return [];
  const judged = words[phrase.head + 2];
  const isJudged =
    /^(?:is|was)$/.test(told.lower) &&
    judged?.before === '' &&
    (judged.kind === 'ADJ' ||
      /^(?:not|very|more|a|an|the|also|always|really|so|too|better)$/.test(judged.lower)) &&
    !(nounsToo.test(verb.lower) && !phrase.hasDeterminer);
  // A plural cannot be the subject of "teaches": the verb phrase before it is.
  const isPlural = phrase.number === 'plural' && words[phrase.head]?.lower.endsWith('s') === true;
  const isOne = /^an?$/.test(words[at + 1]?.lower ?? '') && phrase.number === 'singular';
  if (!(isPlural || isJudged || (isOne && !/^(?:understand|have|learn)$/.test(verb.lower)))) return [];
  return [
    {
      rule: 'VerbComplement',
      reason: 'Grammar',
      summary: 'A verb that is the subject stands in “-ing”.',
      at,
      remove: 1,
      put: [verbForms(verb.lower).ing],
    },
  ];
}
