import type { Sentence } from '../../context/likelihood.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { setOf } from '../grammar-rule.ts';

/** Announces a title: "the film It", "a song called Because". */
const naming = setOf(
  'novel film movie show series book song album band magazine newspaper game play word words called named title titled entitled button labelled labeled marked key option command field page tab menu variable type',
);

const longestTitle = 8;
const content = new Set(['NOUN', 'PROPN', 'VERB', 'ADJ', 'ADV']);

/** "Importing Customers and Vendors": a short line without a mark at its end whose content words all have a capital. */
const isTitle = ({ words, end }: Sentence): boolean =>
  end.trim() === '' &&
  words.length <= longestTitle &&
  words.every(({ kind, text }) => /^\p{Lu}/u.test(text) || !content.has(kind)) &&
  !words.some(({ kind }) => kind === 'PRON' || kind === 'AUX');

/**
 * The indexes of capitalised words that stand alone within a sentence, but not in a title: neither neighbour has a
 * capital, and nothing before them announces a name.
 */
export function capitalsInside(sentence: Sentence): number[] {
  const { words } = sentence;
  if (isTitle(sentence)) return [];
  return words.flatMap((word, at) => {
    const [last, next] = [words[at - 1], words[at + 1]];
    if (!last || !/^\p{Lu}\p{Ll}+$/u.test(word.text) || !/^,?$/.test(word.before)) return [];
    if (naming.has(last.lower) || /[\d.]/.test(last.text) || /\d/.test(next?.text ?? '')) return [];
    if (isCapitalised(next) || (at > 1 && isCapitalised(last)) || isName(last)) return [];
    if (isOfName(at > 2 ? words[at - 2] : undefined, last) || isOfName(words[at + 2], next)) return [];
    return [at];
  });
}

const isCapitalised = (word: TaggedWord | undefined): boolean =>
  /^\p{Lu}/u.test(word?.text ?? '') && !/^I(?:$|['’])/.test(word?.text ?? '');

/** "Board of Directors", "Tale of Two Cities": the words of a name around "of". */
const isOfName = (beyond: TaggedWord | undefined, of: TaggedWord | undefined): boolean =>
  of?.lower === 'of' && isCapitalised(beyond);

/** A name that opens the sentence: "Jane Is" may be a title. */
const isName = ({ kind, text }: TaggedWord): boolean => kind === 'PROPN' && /^\p{Lu}/u.test(text);

export const small = {
  reason: 'Capitalization',
  summary: 'Within a sentence only names have a capital letter.',
} as const;
