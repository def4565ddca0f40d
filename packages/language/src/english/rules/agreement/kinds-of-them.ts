import type { Sentence } from '../../context/likelihood.ts';
import { isPerson, needsDeterminer } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import { pluralEdit } from './noun-edit.ts';

/** "Many kinds of product": several kinds usually take the plural (Quirk and others, 5.9, 10.43). */
export const kindsOfThem = ({ words }: Sentence): Edit[] =>
  words.flatMap(({ lower }, at): Edit[] => {
    if (!/^(?:kinds|types|sorts|groups|pairs|sets|majority)$/.test(lower) || words[at + 1]?.lower !== 'of') {
      return [];
    }
    const place = words[at + 2]?.kind === 'ADJ' ? at + 3 : at + 2;
    const [noun, next] = [words[place], words[place + 1]];
    if (!noun || noun.before !== '' || noun.kind !== 'NOUN' || noun.text !== noun.lower) return [];
    if (!(needsDeterminer(noun.lower) || isPerson(noun.lower)) || singularOf(noun.lower) !== undefined) {
      return [];
    }
    if (/(?:people|men|women|children)$/.test(noun.lower)) return [];
    const goesOn = next?.before === '' && /^(?:NOUN|PROPN|ADJ|NUM)$/.test(next.kind);
    return goesOn ? [] : pluralEdit(words, place);
  });
