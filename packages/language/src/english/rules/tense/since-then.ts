import type { Sentence } from '../../context/likelihood.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { named } from './tense.ts';

/** "since then it grew rapidly": what lasts until now takes the perfect (Quirk and others, 4.20). */
export const sinceThen = ({ words }: Sentence): Edit[] =>
  words.flatMap((word, at): Edit[] => {
    if (word.lower !== 'then' || words[at - 1]?.lower !== 'since' || words[at + 1] === undefined) return [];
    if (at > 1 && !/^(?:and|but)$/.test(words[at - 2]?.lower ?? '')) return [];
    const isPronoun = /^(?:i|you|he|she|it|we|they)$/.test(words[at + 1]?.lower ?? '');
    const phrase = isPronoun ? undefined : nounPhraseAt(words, at + 1);
    const place = isPronoun ? at + 2 : (phrase?.head ?? -2) + 1;
    const verb = words[place];
    const forms = verb?.kind === 'VERB' && verb.before === '' ? formsOf(verb) : undefined;
    if (!verb || !forms || verb.lower !== forms.past || forms.base === forms.past || forms.base === 'have') {
      return [];
    }
    if (phrase !== undefined && phrase.number === undefined) return [];
    const isThird =
      /^(?:he|she|it)$/.test(words[at + 1]?.lower ?? '') ||
      (phrase !== undefined && phrase.number === 'singular');
    return [{ ...named, at: place, remove: 1, put: [isThird ? 'has' : 'have', forms.participle] }];
  });
