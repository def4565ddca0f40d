import type { Sentence } from '../../context/likelihood.ts';
import { isPerson } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { isOneOf, setOf, type GrammarRule } from '../grammar-rule.ts';
import { complementEdit } from './complement-edit.ts';

const qualities = setOf(
  'difficult easy easier hard harder important necessary possible impossible better good essential useful helpful dangerous',
);

/** "It is difficult for people find a job": "for" with a subject requires "to" (Swan, "infinitives: for … to"). */
export const forSomebodyTo: GrammarRule = ({ words }: Sentence) =>
  words.flatMap((word, at): Edit[] => {
    if (word.lower !== 'for' || word.before !== '' || !isOneOf(words[at - 1], qualities)) return [];
    const place = behindSomebody(words, at + 1);
    const verb = words[place];
    if (!verb || verb.before !== '' || verb.kind !== 'VERB' || verb.lower === 'like') return [];
    const forms = formsOf(verb);
    return forms?.base === verb.lower && forms.participle !== verb.lower
      ? complementEdit(place, 1, ['to', verb.lower])
      : [];
  });

/** The index after a pronoun or a plural of persons. */
function behindSomebody(words: readonly TaggedWord[], at: number): number {
  if (/^(?:me|him|her|us|them|you|people)$/.test(words[at]?.lower ?? '')) return at + 1;
  const phrase = nounPhraseAt(words, at);
  const noun = words[phrase?.head ?? words.length]?.lower ?? '';
  return phrase && (/^(?:people|children)$/.test(noun) || isPerson(singularOf(noun) ?? noun))
    ? phrase.head + 1
    : words.length;
}
