import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import type { GrammarRule } from '../grammar-rule.ts';
import { complement } from './named.ts';

const would = /^(?:would|i'd|you'd|he'd|she'd|we'd|they'd)$/;

/**
 * "Would you like coming with us?", "I'd love going there": "would like" takes an infinitive (Quirk and others, 16.40).
 */
export const wouldLike: GrammarRule = ({ words }: Sentence) =>
  words.flatMap((word, at): Edit[] => {
    const verb = words[at + 1];
    if (!/^(?:like|love|prefer|hate)$/.test(word.lower) || !verb || verb.before !== '') return [];
    const from = /^(?:i|you|he|she|we|they|also|really)$/.test(words[at - 1]?.lower ?? '') ? at - 2 : at - 1;
    if (!would.test(words[from]?.lower ?? '')) return [];
    const forms = verb.lower.endsWith('ing') ? formsOf({ ...verb, kind: 'VERB' }) : undefined;
    const next = words[at + 2];
    const isVerb =
      !next ||
      next.before !== '' ||
      /^(?:ADP|DET|PRON|ADV|PART|PROPN)$/.test(next.kind) ||
      next.lower === 'home';
    if (forms?.ing !== verb.lower || !isVerb || next?.lower === 'lessons') return [];
    return [
      {
        ...complement,
        at: at + 1,
        remove: 1,
        put: ['to', forms.base],
      },
    ];
  });
