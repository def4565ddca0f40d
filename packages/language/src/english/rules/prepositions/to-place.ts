import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { setOf, type GrammarRule } from '../grammar-rule.ts';

const places = setOf(
  'america europe africa asia australia canada mexico brazil india england britain scotland ireland germany spain italy portugal russia japan korea greece sweden norway denmark finland holland belgium austria switzerland poland hungary romania bulgaria ukraine egypt morocco iran iraq israel vietnam thailand indonesia malaysia pakistan argentina colombia venezuela cuba nigeria kenya algeria tunisia france china taiwan singapore turkey peru chile london paris berlin madrid rome moscow tokyo beijing shanghai barcelona lisbon dublin vienna chicago california florida texas boston milan venice sydney hawaii',
);
const moving = setOf('go travel come move fly return drive');
const particles = setOf('back again alone abroad there');

/**
 * "I traveled France", "We went Japan", "travel for China": one goes "to" a country or a town (Quirk and others, 9.16).
 */
export const toPlace: GrammarRule = ({ words }: Sentence) =>
  words.flatMap((word, at): Edit[] => {
    const forms = formsOf({ ...word, kind: 'VERB' });
    if (!forms || !moving.has(forms.base) || (word.kind !== 'VERB' && word.lower !== forms.ing)) return [];
    const next = words[at + 1];
    if (!next || next.before !== '' || words[at - 1]?.lower === 'the') return [];
    if (next.lower === 'for' && isPlace(words, at + 2) && forms.base === 'travel') {
      return [{ ...named, at: at + 1, remove: 1, put: ['to'] }];
    }
    const place = setHas(particles, next.lower) ? at + 2 : at + 1;
    // "The plane that flies Air France", "when he comes Japan will be ready".
    const behind = words[place + 1];
    const isSubject = behind?.before === '' && /^(?:VERB|AUX|PROPN)$/.test(behind.kind);
    return isPlace(words, place) && !isSubject ? [{ ...missing, at: place, remove: 0, put: ['to'] }] : [];
  });

const named = {
  rule: 'Preposition',
  reason: 'Usage',
  summary: 'Another preposition goes with these words.',
} as const;
const missing = {
  rule: 'PrepositionMissing',
  reason: 'Usage',
  summary: 'A preposition is missing here.',
} as const;

const setHas = (set: ReadonlySet<string>, word: string): boolean => set.has(word);

const isPlace = (words: Sentence['words'], at: number): boolean =>
  words[at]?.before === '' && places.has(words[at]?.lower ?? '') && /^\p{Lu}/u.test(words[at]?.text ?? '');
