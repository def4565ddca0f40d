import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import type { GrammarRule } from '../grammar-rule.ts';
import { named } from './named.ts';

/**
 * "She said she coming later", "because they going home": a pronoun with an -ing form but no "be" (missing verb in the
 * Cambridge Learner Corpus).
 */
export const missingBeOfClause: GrammarRule = ({ words }: Sentence) =>
  words.flatMap((word, at): Edit[] => {
    const [opener, verb] = [words[at - 1], words[at + 1]];
    if (!opener || !verb || !/^(?:i|he|she|it|we|they)$/.test(word.lower) || verb.before !== '') return [];
    const isPast = /^(?:said|thought|knew)$/.test(opener.lower);
    const isLinked = /^(?:that|because|and|but|so|when|while|think|say|says|know|if)$/.test(opener.lower);
    if (!isPast && !isLinked) return [];
    const forms = verb.kind === 'VERB' ? formsOf(verb) : undefined;
    if (!forms || verb.lower !== forms.ing || /^(?:being|having|according|regarding)$/.test(verb.lower)) {
      return [];
    }
    if (words.slice(at + 2).some(({ kind, before }) => kind === 'AUX' && before === '')) return [];
    const be =
      word.lower === 'i'
        ? ['am', 'was']
        : /^(?:he|she|it)$/.test(word.lower)
          ? ['is', 'was']
          : ['are', 'were'];
    return [
      {
        ...named,
        at: at + 1,
        remove: 0,
        put: [be[isPast ? 1 : 0] ?? 'is'],
      },
    ];
  });
