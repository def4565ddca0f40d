import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isOneOf, setOf, type GrammarRule } from '../grammar-rule.ts';
import { oneVerbTooMany } from './one-verb-too-many.ts';

/**
 * Qualities that are not behaviour: "being careful" is a way to behave, "being useful" is not (Quirk and others, 4.31).
 */
const states = setOf(
  'able available aware beneficial big cheap common convenient crucial different difficult easy essential expensive famous full harmful healthy high important impossible intelligent interesting large likely long low necessary new old poor popular possible powerful rich short similar small strong successful tall true useful useless valuable wrong young',
);
const degrees = setOf('very so more really less much quite too extremely');
const bes = setOf("am is are was were it's that's he's she's they're we're i'm you're");

/** "Knowledge is being useful": states have no progressive. */
export const beingQuality: GrammarRule = ({ words }: Sentence) =>
  words.flatMap((word, at): Edit[] => {
    const being = words[at + 1];
    if (!isOneOf(word, bes) || being?.lower !== 'being' || being.before !== '') return [];
    const place = isOneOf(words[at + 2], degrees) ? at + 3 : at + 2;
    const quality = words[place];
    if (!isOneOf(quality, states) || quality?.before !== '' || words[at + 2]?.before !== '') return [];
    // "Her worst fear is being poor": here "being" is a noun.
    const isFear = words
      .slice(0, at)
      .some(({ lower }) =>
        /^(?:fear|fears|problem|point|key|goal|dream|advantage|disadvantage|thing|part|difference|secret|idea|worry|reason|alternative|drawback|risk|what|without|by|for|of)$/.test(
          lower,
        ),
      );
    return isFear ? [] : oneVerbTooMany(at + 1, 1, []);
  });
