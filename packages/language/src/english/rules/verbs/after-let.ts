import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { isOneOf, setOf } from '../grammar-rule.ts';
import { chain } from './named.ts';

const objects = setOf('me him her us them you');

/** "let him to go", "made me laughing": the bare form after the object (Quirk and others, 16.52). */
export function afterLet(sentence: Sentence, word: TaggedWord, at: number): Edit[] {
  const { words } = sentence;
  const feeling = words[at + 2];
  if (
    /^(?:make|makes|made|making)$/.test(word.lower) &&
    /^(?:me|him|us|them|you)$/.test(words[at + 1]?.lower ?? '') &&
    feeling?.before === '' &&
    /^(?:laughing|crying|thinking|feeling|smiling|working|waiting|wanting|forgetting)$/.test(feeling.lower)
  ) {
    const forms = formsOf({ ...feeling, kind: 'VERB' });
    return forms ? [{ ...chain, at: at + 2, remove: 1, put: [forms.base] }] : [];
  }
  if (!/^(?:let|lets|letting|make|makes|made|making)$/.test(word.lower) || !isOneOf(words[at + 1], objects)) {
    return [];
  }
  const verb = words[at + 3];
  if (words[at + 2]?.lower !== 'to' || verb?.kind !== 'VERB') return [];
  return sentence.gain(at + 2, 1, []) > 0 ? [{ ...chain, at: at + 2, remove: 1, put: [] }] : [];
}
