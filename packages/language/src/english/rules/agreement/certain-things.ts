import type { Sentence } from '../../context/likelihood.ts';
import { isThing, needsDeterminer } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { pluralOf, singularOf } from '../../lexicon/noun-forms.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { nounBehind } from './noun-behind.ts';
import { nounEdit } from './noun-edit.ts';

/** "To understand certain thing", "in certain situation": without an article, "certain" takes a plural. */
export function certainThings({ words }: Sentence, word: TaggedWord, at: number): Edit[] {
  const last = words[at - 1];
  if (word.lower !== 'certain' || word.before !== '' || !last) return [];
  const isObject = last.kind === 'VERB' || (last.kind === 'ADP' && !/^(?:for|of|than)$/.test(last.lower));
  if (
    !isObject ||
    /^(?:feel|feels|felt|seem|seems|seemed|look|looks|looked|become|became|make|made|made|making)$/.test(
      last.lower,
    )
  ) {
    return [];
  }
  const place = nounBehind(words, at);
  const noun = words[place];
  if (!noun || singularOf(noun.lower) !== undefined || held.test(noun.lower)) return [];
  const isCounted = needsDeterminer(noun.lower) || (isThing(noun.lower) && counted.test(noun.lower));
  return isCounted ? nounEdit(place, [pluralOf(noun.lower)]) : [];
}

const counted =
  /^(?:subject|aspect|area|event|moment|rule|question|habit|place|object|activity|concept|term|skill|fact)$/;
/** "Met certain opposition": felt or met with, not counted. */
const held = /^(?:attitude|difficulty|impression|mood|difference|wound)$/;
