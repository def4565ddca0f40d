import type { Sentence } from '../../context/likelihood.ts';
import { isAnimal, isPerson } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { nounPhraseAt, type NounPhrase } from '../../lexicon/noun-phrase.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';

/** Verbs that take two objects: "gave the class two days and a book". */
const withTwoObjects =
  /^(?:give|gives|gave|given|giving|bring|brings|brought|buy|buys|bought|show|shows|showed|tell|tells|told|send|sends|sent|make|makes|made|cost|costs|offer|offers|offered|teach|taught|lend|lent|cook|cooked|leave|left|save|saved|owe|owed|pay|paid|call|called|name|named|elect|elected|consider|considered|found|win|won|take|takes|took|spend|spent|last|lasted|wait|waited|charge|charged|fine|fined|ask|asked|allow|allowed)$/;

/** "We packed a tent two sleeping bags and a stove": phrases with articles or numbers, side by side before "and" (Quirk and others, 13.17). */
export const phraseListCommas = ({ words }: Sentence): Edit[] =>
  words.flatMap((word, at): Edit[] => {
    const first = opens(word) ? nounPhraseAt(words, at) : undefined;
    const noun = first && words[first.head];
    const second = first && partAt(words, first.head + 1);
    const last =
      second && words[second.head + 1]?.lower === 'and' ? partAt(words, second.head + 2) : undefined;
    const next = first && words[first.head + 1];
    const verb = words[at - 1];
    if (!noun || !next || !second || !last || words[second.head + 1]?.before !== '') return [];
    if (
      verb?.kind !== 'VERB' ||
      withTwoObjects.test(verb.lower) ||
      isPerson(noun.lower) ||
      isAnimal(noun.lower)
    ) {
      return [];
    }
    if (words.slice(last.head + 1, last.head + 3).some(({ kind }) => kind === 'AUX' || kind === 'VERB')) {
      return [];
    }
    return [
      {
        rule: 'ListComma',
        reason: 'Punctuation',
        summary: 'Commas stand between the parts of a list.',
        at: first.head,
        remove: 2,
        put: [`${noun.text},`, next.text],
      },
    ];
  });

const opens = ({ lower, kind }: TaggedWord): boolean => /^(?:a|an|some)$/.test(lower) || kind === 'NUM';

const partAt = (words: readonly TaggedWord[], at: number): NounPhrase | undefined => {
  const word = words[at];
  return word?.before === '' && opens(word) && !isRate(words[at + 1]) ? nounPhraseAt(words, at) : undefined;
};

/** "a book a year", "a tent two days", "two pounds five ounces". */
const isRate = (word: TaggedWord | undefined): boolean =>
  /^(?:second|minute|hour|day|night|week|month|year|time|kilo|piece|head|mile|ounce|inch|inche|penny|pence|gram|stone|cent)s?$/.test(
    word?.lower ?? '',
  );
