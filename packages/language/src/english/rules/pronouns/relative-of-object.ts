import type { Sentence } from '../../context/likelihood.ts';
import { isPerson } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import { isOneOf, setOf } from '../grammar-rule.ts';

const named = {
  rule: 'RelativePronoun',
  reason: 'Grammar',
  summary: 'A relative pronoun is missing.',
} as const;
const texts = setOf(
  'report article book story study survey proverb saying quote sentence sign advertisement research',
);
const telling = setOf('say says said show shows showed state states stated claim claims claimed');
/** Verbs whose object is what the text is about. */
const finding = setOf('read reads saw see seen heard hear found is was know remember');

/**
 * "I have a friend lives in Rome", "I read an article said that": the object of one verb is the subject of the next,
 * which needs a relative pronoun (Quirk and others, 17.10–15).
 */
export const relativeOfObject = (sentence: Sentence): Edit[] => [
  ...ofSomebody(sentence),
  ...ofText(sentence),
];

/** "I have a friend lives in Rome", "I know a man works there" */
function ofSomebody({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    if (!/^(?:have|had|know|knew)$/.test(word.lower) || !/^(?:a|an)$/.test(words[at + 1]?.lower ?? '')) {
      return [];
    }
    if (!/^(?:i|we|you|they)$/.test(words[at - 1]?.lower ?? '')) return [];
    const head = nounPhraseAt(words, at + 1)?.head;
    const [noun, verb] = head === undefined ? [] : words.slice(head, head + 2);
    if (head === undefined || !noun || !isPerson(noun.lower) || verb?.kind !== 'VERB' || verb.before !== '') {
      return [];
    }
    return formsOf(verb)?.s === verb.lower ? [{ ...named, at: head + 1, remove: 0, put: ['who'] }] : [];
  });
}

/** "I read an article said that" */
const ofText = ({ words }: Sentence): Edit[] =>
  words.flatMap((word, at): Edit[] => {
    if (!isOneOf(word, telling) || word.before !== '' || !isOneOf(words[at - 1], texts)) return [];
    // "A sign said to be old" has a participle.
    const next = words[at + 1];
    if (next?.before !== '' || !(next.lower === 'that' || /^(?:DET|PRON)$/.test(next.kind))) return [];
    const from = words.findLastIndex(({ lower }, place) => place < at - 1 && /^an?$/.test(lower));
    const isObject = from >= at - 4 && isOneOf(words[from - 1], finding);
    return isObject ? [{ ...named, at, remove: 0, put: ['that'] }] : [];
  });
