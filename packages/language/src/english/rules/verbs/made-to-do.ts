import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isPerson } from '../../lexicon/counted-nouns.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import type { GrammarRule } from '../grammar-rule.ts';
import { complementEdit } from './complement-edit.ts';

/**
 * "It makes people feels good", "It helps us understands": the bare form after the object (Quirk and others, 16.52).
 */
export const madeToDo: GrammarRule = ({ words }: Sentence) =>
  words.flatMap((word, at): Edit[] => {
    const object = words[at + 1];
    const verb = words[behindObject(words, at + 1)];
    if (!/^(?:make|makes|made|making|let|lets|letting|help|helps|helped|helping)$/.test(word.lower)) {
      return [];
    }
    if (object?.before !== '' || behindObject(words, at + 1) < 0) return [];
    // "What makes him works for me."
    if (
      !verb ||
      verb.before !== '' ||
      verb.kind !== 'VERB' ||
      words.slice(0, at).some(({ lower }) => lower === 'what')
    ) {
      return [];
    }
    const forms = formsOf(verb);
    return forms &&
      verb.lower === forms.s &&
      !/^(?:of|and)$/.test(words[words.indexOf(verb) + 1]?.lower ?? '')
      ? complementEdit(words.indexOf(verb), 1, [forms.base])
      : [];
  });

/** The index after a pronoun, "people" or a plural of persons; -1 if there is no such object. */
function behindObject(words: readonly TaggedWord[], at: number): number {
  if (/^(?:me|him|us|them|people)$/.test(words[at]?.lower ?? '')) return at + 1;
  const phrase = nounPhraseAt(words, at);
  const noun = words[phrase?.head ?? words.length]?.lower ?? '';
  const arePersons = noun === 'people' || noun === 'children' || isPerson(singularOf(noun) ?? '');
  return phrase && arePersons ? phrase.head + 1 : -1;
}
