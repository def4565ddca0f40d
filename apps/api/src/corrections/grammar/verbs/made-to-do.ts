import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../words/edit.ts';
import { formsOf } from '../../words/forms-of.ts';
import type { GrammarRule } from '../grammar-rule.ts';
import { complementEdit } from './complement-edit.ts';

/** "It makes people feels good", "It helps us understands": the bare form behind the object (Quirk and others, 16.52). */
export const madeToDo: GrammarRule = ({ words }: Sentence) =>
  words.flatMap((word, at): Edit[] => {
    const [object, verb] = [words[at + 1], words[at + 2]];
    if (!/^(?:make|makes|made|making|let|lets|letting|help|helps|helped|helping)$/.test(word.lower)) {
      return [];
    }
    if (!/^(?:me|him|us|them|people)$/.test(object?.lower ?? '') || object?.before !== '') return [];
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
    return forms && verb.lower === forms.s && !/^(?:of|and)$/.test(words[at + 3]?.lower ?? '')
      ? complementEdit(at + 2, 1, [forms.base])
      : [];
  });
