import type { WritingPreferences, WritingPreferencesChange } from '@octavo/contract';

export interface DictionaryInput {
  /** Rules that this device ignored before the account kept them. */
  readonly inherited: readonly string[];
}

export interface DictionaryContext extends DictionaryInput {
  /** As the account keeps them. */
  readonly kept: WritingPreferences;
  /** What is still to be sent, in order; the first is on its way while `saving`. */
  readonly changes: readonly WritingPreferencesChange[];
  /** The word that is being typed. */
  readonly draft: string;
  readonly problem: 'notAWord' | null;
}

/** What is added or taken away. */
export type DictionaryChange =
  | { type: 'word.add'; word: string }
  | { type: 'word.remove'; word: string }
  | { type: 'rule.ignore'; rule: string }
  | { type: 'rule.restore'; rule: string };

export type DictionaryEvent =
  | DictionaryChange
  /** There is a session, or another account. */
  | { type: 'enter' }
  | { type: 'retry' }
  | { type: 'draft.change'; draft: string }
  | { type: 'draft.submit' };

export type DictionaryEmitted =
  /** The words and rules as they are to be heeded now. */
  | { type: 'changed'; words: readonly string[]; ignoredRules: readonly string[] }
  /** The account keeps what this device ignored. */
  | { type: 'inherited' }
  /** Why the server refused, in its words. */
  | { type: 'refused'; message: string };
