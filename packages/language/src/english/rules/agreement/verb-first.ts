import type { Sentence } from '../../context/likelihood.ts';
import { inNumber, numberOf } from '../../lexicon/agreeing.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import { phraseEnd } from '../../lexicon/subject-at.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import type { GrammarRule } from '../grammar-rule.ts';
import { isNamedPlace, isSeveral } from './named-place.ts';
import { named } from './named.ts';

const standing =
  /^(?:is|are|was|were|hangs?|stands?|lies?|lie|sits?|lives?|comes?|goes|go|grows?|exists?|remains?|appears?|runs?|follows?)$/;
/** "On the left hang a mirror" may be an order. */
const withObject = /^(?:hang|grow|run|follow)$/;
const asking = /^(?:what|where|who|how|when|why)$/;

/**
 * A subject after its verb: "On the wall hangs two portraits", "What is the reasons?", "Does your parents live here?"
 * (Quirk and others, 10.34, 18.23).
 */
export const verbFirst: GrammarRule = (sentence) => [
  ...behindPlace(sentence),
  ...behindQuestionWord(sentence),
  ...openingQuestion(sentence),
  ...shortThere(sentence),
];

const edit = (verb: TaggedWord, at: number, number: 'singular' | 'plural'): Edit[] => {
  const put = inNumber(verb, number);
  return put ? [{ ...named, at, remove: 1, put: [put] }] : [];
};

/** "On the wall above the fireplace hangs two portraits". */
function behindPlace({ words }: Sentence): Edit[] {
  if (
    words[0]?.kind !== 'ADP' ||
    !/^(?:on|in|at|under|behind|beside|near|next|between|above|below|among|opposite|inside|outside|over|around|across)$/.test(
      words[0].lower,
    )
  ) {
    return [];
  }
  const at = phraseEnd(words, 1);
  const verb = at === undefined ? undefined : words[at];
  if (at === undefined || !verb || verb.before !== '' || !standing.test(verb.lower)) return [];
  const phrase = nounPhraseAt(words, at + 1);
  if (!phrase?.hasDeterminer && words[at + 1]?.kind !== 'NUM') return [];
  if (!phrase?.number || words[phrase.head + 1]?.lower === 'and') return [];
  const found = numberOf({ ...verb, kind: verb.kind === 'NOUN' ? 'VERB' : verb.kind });
  if (found === undefined || found === phrase.number) return [];
  if (phrase.number === 'singular' && !/^(?:are|were)$/.test(verb.lower)) {
    if (withObject.test(verb.lower) || !isNamedPlace(words.slice(0, at)) || isSeveral(words, phrase.head)) {
      return [];
    }
  }
  return edit({ ...verb, kind: verb.kind === 'NOUN' ? 'VERB' : verb.kind }, at, phrase.number);
}

/** "What is the advantages of it?", "Where is my keys?" */
function behindQuestionWord({ words, end }: Sentence): Edit[] {
  const [first, verb] = words;
  if (
    !first ||
    !verb ||
    !asking.test(first.lower) ||
    !/^(?:is|are|was|were)$/.test(verb.lower) ||
    !end.startsWith('?')
  ) {
    return [];
  }
  const phrase = nounPhraseAt(words, 2);
  if (!phrase?.hasDeterminer || !phrase.number || phrase.number === numberOf(verb)) return [];
  const next = words[phrase.head + 1];
  if (next?.lower === 'and' || (phrase.number === 'singular' && first.lower === 'what')) return [];
  return edit(verb, 1, phrase.number);
}

/** "Does your parents live here?", "Is the shops open?" */
function openingQuestion({ words, end }: Sentence): Edit[] {
  const at = asking.test(words[0]?.lower ?? '') ? 1 : 0;
  const verb = words[at];
  if (
    !verb ||
    !end.startsWith('?') ||
    !/^(?:do|does|don't|doesn't|is|are|was|were|has|have|isn't|aren't|hasn't|haven't|wasn't|weren't)$/.test(
      verb.lower,
    )
  ) {
    return [];
  }
  if (at === 1 && /^(?:is|are|was|were|don't)$/.test(verb.lower)) return [];
  const subject = words[at + 1];
  if (subject && /^(?:anyone|anybody|everyone|everybody|someone|somebody|nobody|it)$/.test(subject.lower)) {
    return numberOf(verb) === 'plural' ? edit(verb, at, 'singular') : [];
  }
  const phrase = nounPhraseAt(words, at + 1);
  if (!phrase?.hasDeterminer || !phrase.number || phrase.number === numberOf(verb)) return [];
  const next = words[phrase.head + 1];
  if (!next || next.lower === 'and' || next.lower === 'or' || next.lower === 'of') return [];
  return edit(verb, at, phrase.number);
}

/** "There's many people", "Is there any problems?" */
function shortThere(sentence: Sentence): Edit[] {
  const { words } = sentence;
  return words.flatMap((word, at): Edit[] => {
    if (
      /^there's$/.test(word.lower) &&
      /^(?:many|several|two|three|four|five|some|lots|a)$/.test(words[at + 1]?.lower ?? '')
    ) {
      const isLot =
        words[at + 1]?.lower === 'a' && words[at + 2]?.lower === 'lot' && words[at + 3]?.lower === 'of';
      if (words[at + 1]?.lower === 'a' && !isLot) return [];
      const phrase = nounPhraseAt(words, at + (isLot ? 4 : words[at + 1]?.lower === 'lots' ? 3 : 1));
      return phrase?.number === 'plural' ? [{ ...named, at, remove: 1, put: ['there', 'are'] }] : [];
    }
    if (/^(?:is|was)$/.test(word.lower) && words[at + 1]?.lower === 'there' && words[at + 1]?.before === '') {
      const phrase = nounPhraseAt(words, at + 2);
      return phrase?.number === 'plural' &&
        /^(?:any|many|some|other|enough)$/.test(words[at + 2]?.lower ?? '')
        ? edit(word, at, 'plural')
        : [];
    }
    return [];
  });
}
