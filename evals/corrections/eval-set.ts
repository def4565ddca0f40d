import { readCleanText } from './clean-text.ts';
import type { Passage } from './engines/engine.ts';
import { type EvalLanguage, type Fault, type Half, practiceSets, readFaults } from './fault.ts';

/** Sentences and prose that are graded together. */
export interface EvalSet {
  readonly name: string;
  readonly faults: readonly Fault[];
  readonly clean: readonly Passage[];
  /** Whether its sentences may be shown. */
  readonly isOpen: boolean;
}

export const readHalf = (language: EvalLanguage, half: Half): EvalSet => ({
  name: half,
  faults: readFaults(language, half),
  clean: readCleanText(language, half),
  isOpen: half === 'open',
});

/** Each practice file is a set of its own, so that rules written after one are tried on the next; prose comes last. */
export function readPractice(language: EvalLanguage): EvalSet[] {
  const sets = practiceSets(language).map((name) => ({
    name,
    faults: readFaults(language, name),
    clean: [],
    isOpen: true,
  }));
  const clean = readCleanText(language, 'practice');
  return clean.length > 0 ? [...sets, { name: 'practice-clean', faults: [], clean, isOpen: true }] : sets;
}
