import type { Sentence } from '../../context/likelihood.ts';
import { isCounted, wordCounts } from '../../spelling/word-counts.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { pluralOf, singularOf } from '../../lexicon/noun-forms.ts';
import { isOneOf, setOf } from '../grammar-rule.ts';
import { capitalsInside, small } from './capital-inside.ts';

/** Institutions, products and parts of a text that are named by a common word. */
const mayBeNames = setOf(`
  internet web net earth sun moon horizon universe bible god lord church state states parliament congress senate president prime king queen
  prince princess pope constitution crown west east north south western eastern northern southern government cabinet board
  committee company university college faculty court act bill agreement contract party parties client department ministry
  minister council commission bank convention treaty union association federation republic empire academy institute
  section chapter figure table part appendix article annex windows word excel office access apple amazon twitter shell
  target gap subway visa times guardian independent post sun mirror olympics games march may august will english french
  spring summer autumn winter monday friday miss sir army navy tube globe settings
`);
/** In 51 million words: "the Stoics" and "the Conservatives" are rarer. */
const leastCount = 20;
const determiners = setOf(
  'the a an this that these those my your his her its our their some many most all every each no',
);

/** "The Teacher", "in a Hospital", "like Computers": only names take a capital (Quirk and others, 5.60). */
export function commonWordInside(sentence: Sentence): Edit[] {
  const { words } = sentence;
  return capitalsInside(sentence).flatMap((at): Edit[] => {
    const [last, word] = [words[at - 1], words[at]];
    if (!last || !word || mayBeNames.has(word.lower) || mayBeNames.has(singularOf(word.lower) ?? '')) {
      return [];
    }
    if (wordCounts().of(word.lower) < leastCount || wordCounts().isName(word.text)) return [];
    const isDetermined =
      isOneOf(last, determiners) || (last.kind === 'ADJ' && isOneOf(words[at - 2], determiners));
    const isSeveral = isPlural(word.lower) && /^(?:VERB|ADP|ADJ|SCONJ|CCONJ)$/.test(last.kind);
    if (word.before !== '' || !(isDetermined || isSeveral)) return [];
    return [{ ...small, rule: 'SmallInSentence', at, remove: 1, put: [word.lower] }];
  });
}

const isPlural = (lower: string): boolean => {
  const singular = singularOf(lower);
  return singular !== undefined && isCounted(singular) && pluralOf(singular) === lower;
};
