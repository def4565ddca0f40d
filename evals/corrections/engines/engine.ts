import type { EvalLanguage } from '../fault.ts';
import type { Proposal } from '../grade.ts';

/** A text to check, and the country of its writer, which decides the variety of English. */
export interface Passage {
  readonly text: string;
  readonly language: EvalLanguage;
  readonly country: string;
}

export interface OpenEngine {
  check(passage: Passage): Promise<readonly Proposal[]>;
  close(): Promise<void>;
}

/** Anything that can be graded. */
export interface Engine {
  readonly name: string;
  readonly languages: readonly EvalLanguage[];
  open(): Promise<OpenEngine>;
}
