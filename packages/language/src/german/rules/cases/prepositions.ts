import { words } from '../../../engine/tokens/word-list.ts';
import { ofCase, type Mask } from './inflection.ts';

/** The cases after prepositions of place: for where something is, or where it goes. */
export const either = ofCase('DAT', 'AKK');
/**
 * Prepositions with the case they require (Duden, Die Grammatik, § 907–915), except those that are also conjunctions.
 */
export const prepositions: ReadonlyMap<string, Mask> = new Map([
  ...[...words('aus bei mit nach von zu')].map((word) => [word, ofCase('DAT')] as const),
  ...[...words('durch für gegen ohne')].map((word) => [word, ofCase('AKK')] as const),
  ...[...words('an auf hinter in neben über unter vor zwischen')].map((word) => [word, either] as const),
]);

/** Nouns of time, which can be accusative without being an object. */
export const timeNouns = /^(?:Tag|Woche|Monat|Jahr|Stunde|Minute|Jahrzehnt|Jahrhundert|Zeit|Anfang)/;
