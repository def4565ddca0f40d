import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import type { GrammarRule } from '../grammar-rule.ts';
import { named } from './named.ts';

/** Participles with what follows them only in the passive, and whether they refer to the past. */
const passives: readonly (readonly [participle: RegExp, behind: RegExp, isPast: boolean])[] = [
  [/^(?:located|situated)$/, /^(?:in|at|near|on|between|close|next|by|behind|along|outside)$/, false],
  [/^based$/, /^on$/, false],
  [/^(?:made|composed)$/, /^of$/, false],
  [/^known$/, /^(?:as|for)$/, false],
  [
    /^(?:written|built|produced|published|painted|designed|invented|created|caused|founded|directed)$/,
    /^by$/,
    true,
  ],
];

/**
 * "a tower which located in the centre", "It based on facts", "a city which called Madrid": a passive needs "be" (Quirk
 * and others, 3.63).
 */
export const missingBeOfParticiple: GrammarRule = ({ words, end }: Sentence) =>
  end.startsWith('?')
    ? []
    : words.flatMap((word, at): Edit[] => {
        const [noun, participle, behind] = [words[at - 1], words[at + 1], words[at + 2]];
        const isRelative = /^(?:which|that)$/.test(word.lower) && noun?.kind === 'NOUN';
        const isPronoun =
          /^(?:it|they)$/.test(word.lower) && (at === 0 || word.before === ',' || noun?.lower === 'because');
        if (
          !(isRelative || isPronoun) ||
          !participle ||
          !behind ||
          participle.before + behind.before !== ''
        ) {
          return [];
        }
        const passive = passives.find(
          ([form, following]) => form.test(participle.lower) && following.test(behind.lower),
        );
        if (passive && !isPassive(words, at, isRelative)) return [];
        const isNamed =
          participle.lower === 'called' && behind.kind === 'PROPN' && places.test(noun?.lower ?? '');
        if (!passive && !isNamed) return [];
        const isPlural =
          word.lower === 'they' ||
          (isRelative && (singularOf(noun?.lower ?? '') !== undefined || noun?.lower === 'people'));
        const put = passive?.[2] === true ? (isPlural ? 'were' : 'was') : isPlural ? 'are' : 'is';
        return [
          {
            ...named,
            at: at + 1,
            remove: 0,
            put: [put],
          },
        ];
      });

/** Things that have a name and do not call anybody. */
const places =
  /^(?:city|town|village|country|place|film|movie|book|song|game|restaurant|river|lake|island|mountain|hotel|festival|website|street|area|region|district|programme|program|disease|animal|plant|dish)$/;

/** "It made of him a hero", "They built by night", "They located in Texas" already have a verb. */
function isPassive(words: Sentence['words'], at: number, isRelative: boolean): boolean {
  const [participle, last] = [words[at + 1]?.lower ?? '', words[at + 3]];
  if (participle === 'located' || participle === 'situated') return words[at]?.lower !== 'they';
  if (words[at + 2]?.lower === 'of') return /^(?:NOUN|ADJ)$/.test(last?.kind ?? '');
  if (words[at + 2]?.lower !== 'by') return true;
  const isAgent =
    /^(?:an?|the|my|his|her|our|their|people|famous)$/.test(last?.lower ?? '') || last?.kind === 'PROPN';
  return isAgent && (isRelative || !/^(?:built|painted|directed)$/.test(participle));
}
