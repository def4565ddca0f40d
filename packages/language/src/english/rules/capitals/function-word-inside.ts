import type { Sentence } from '../../context/likelihood.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { setOf } from '../grammar-rule.ts';
import { capitalsInside, small } from './capital-inside.ts';

/** Words that are not names: function words, and verbs and adverbs just as common. */
const functionWords = setOf(`
  the a an this that these those my your his her its our their he she it we you they there here and but or because if
  when while although though since so as than in on at for from with by after before during about into of to under
  between through without is are was were be been being do does did have has had can could would should must not also
  very more most many much some any all every each both other another such only just even then now often always never
  usually sometimes what which who where why how think know want need make get go use like help
`);

/** "Music and The boys", "we Should": a function word within a sentence (Quirk and others, appendix III.28). */
export function functionWordInside(sentence: Sentence): Edit[] {
  return capitalsInside(sentence).flatMap((at): Edit[] => {
    const lower = sentence.words[at]?.lower ?? '';
    if (!functionWords.has(lower) || !sentence.words[at + 1] || isBand(sentence.words, at)) return [];
    return [{ ...small, rule: 'SmallInSentence', at, remove: 1, put: [lower] }];
  });
}

/** "The Who played": after an article that opens the sentence. */
const isBand = (words: readonly TaggedWord[], at: number): boolean =>
  at === 1 && /^(?:the|an?)$/.test(words[0]?.lower ?? '');
