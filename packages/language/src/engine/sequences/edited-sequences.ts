import { platform } from '#platform';
import type { CheckedLanguage } from '../checked-language.ts';
import { type SequenceFilter, sequenceFilter } from './sequence-filter.ts';

const loaded = new Map<CheckedLanguage, SequenceFilter>();

/**
 * Whether a sequence of two to four words recurs in edited prose, as collected by `scripts/pack-edited-sequences.ts`.
 * Loaded when first needed: 1 MB in English, 0.5 MB in French and German, 128 kB in Portuguese.
 */
export function isEditedSequence(language: CheckedLanguage): (sequence: string) => boolean {
  const filter = loaded.get(language) ?? sequenceFilter(read(language));
  loaded.set(language, filter);
  return (sequence) => filter.has(sequence);
}

const read = (language: CheckedLanguage): Uint8Array =>
  platform.readData(`@octavo/language/data/${language}.sequences`);
