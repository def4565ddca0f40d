import type { WritingPreferences, WritingPreferencesChange } from '@octavo/contract';

export interface DictionaryInput {
  /** Rules that this device ignored before the account stored them. */
  readonly inherited: readonly string[];
}

export interface DictionaryContext extends DictionaryInput {
  /** As stored by the server. */
  readonly kept: WritingPreferences;
  /** Changes still to be sent, in order; the first is being sent while `saving`. */
  readonly changes: readonly WritingPreferencesChange[];
  /** The word being typed. */
  readonly draft: string;
  readonly problem: 'notAWord' | null;
}

/** An addition or a removal. */
export type DictionaryChange =
  | { type: 'word.add'; word: string }
  | { type: 'word.remove'; word: string }
  | { type: 'rule.ignore'; rule: string }
  | { type: 'rule.restore'; rule: string };

export type DictionaryEvent =
  | DictionaryChange
  /** A session has started, or the account has changed. */
  | { type: 'enter' }
  | { type: 'retry' }
  | { type: 'draft.change'; draft: string }
  | { type: 'draft.submit' };

export type DictionaryEmitted =
  /** The words and rules that apply from now on. */
  | { type: 'changed'; words: readonly string[]; ignoredRules: readonly string[] }
  /** The account now stores the rules that this device ignored. */
  | { type: 'inherited' }
  /** Why the server refused, in its own words. */
  | { type: 'refused'; message: string };
