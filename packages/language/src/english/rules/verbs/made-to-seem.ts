import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import { complementEdit } from './complement-edit.ts';

/**
 * "Advertisements make products seems better": a bare infinitive after the object of "make" and "let" (Quirk and
 * others, 16.52).
 */
export const madeToSeem = ({ words }: Sentence): Edit[] =>
  words.flatMap((word, at): Edit[] => {
    if (word.kind !== 'VERB' || !/^(?:make|makes|made|let|lets)$/.test(word.lower)) return [];
    const phrase = words[at + 1]?.before === '' ? nounPhraseAt(words, at + 1) : undefined;
    const verb = phrase && words[phrase.head + 1];
    if (!phrase || !verb || verb.kind !== 'VERB' || verb.before !== '') return [];
    // "The noise that the motors make people hates".
    if (words.slice(0, at).some(({ lower }) => /^(?:that|which|what|they|we|who|you|i)$/.test(lower))) {
      return [];
    }
    const forms = formsOf(verb);
    return forms?.s === verb.lower && forms.base !== verb.lower
      ? complementEdit(phrase.head + 1, 1, [forms.base])
      : [];
  });
