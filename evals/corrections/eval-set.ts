import { practiceProse, readCleanText } from './clean-text.ts';
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

/**
 * Each practice file is a set of its own, so that rules written after one can be tried on the next; prose comes last.
 */
export const readPractice = (language: EvalLanguage): EvalSet[] => [
  ...practiceSets(language).map((name) => ({
    name,
    faults: readFaults(language, name),
    clean: [],
    isOpen: true,
  })),
  ...practiceProse(language).map((name) => ({
    name,
    faults: [],
    clean: readCleanText(language, name),
    isOpen: true,
  })),
];
