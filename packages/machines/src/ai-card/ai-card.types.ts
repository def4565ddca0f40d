import type { AiAction, EmptyAction, TextAction } from '@octavo/contract/actions';
import type { Tone } from '@octavo/contract/tones';
import type { Failure, FailureCode } from '../failure.ts';

export type Engine = 'built-in' | 'model';

/** Who writes: an engine of the server, or the browser's own model, on the device. */
export type Writer = Engine | 'browser';

/** Who wrote something: a writer, or the built-in engine instead of a model that could not be reached. */
export type WrittenBy = Writer | 'stand-in';

/** AI words charged for a call; `unknown` if the server could not be asked, or does not know. */
export type Charge = { readonly words: number } | 'unknown';

export interface Version {
  readonly status: 'waiting' | 'loading' | 'done' | 'errored';
  readonly text: string;
  readonly error: string | null;
  /** `prerequisite_failed` if an earlier version failed, `repeated` if it repeats existing text. */
  readonly code: FailureCode | 'prerequisite_failed' | 'repeated' | null;
}

/** An attempt repeated what an earlier one had written. */
export type Repeated = { readonly code: 'repeated' };

export interface Earlier {
  /** Versions to restore if the current attempt writes nothing new. */
  readonly kept: (Pick<AiCardContext, 'versions' | 'chosen' | 'engine'> & { readonly isKept: false }) | null;
  /** All texts of earlier attempts; repeating one is not a new version. */
  readonly texts: readonly string[];
}

export type Versions = readonly [Version, Version, Version];
export type VersionIndex = 0 | 1 | 2;

export interface AiCardInput {
  /** Opened on selected text or on an empty line. */
  readonly kind: 'text' | 'empty';
  readonly title: string;
  /** At most 1000 characters around the caret (SPEC §9). */
  readonly text: string;
  readonly selection: string;
}

export interface AiCardContext extends AiCardInput {
  readonly prompt: string;
  readonly action: AiAction | null;
  readonly tone: Tone | null;
  readonly versions: Versions;
  readonly chosen: VersionIndex;
  readonly view: 'changes' | 'clean';
  readonly engine: WrittenBy | null;
  /** Who would write now; null while unknown. */
  readonly writer: Writer | null;
  /** The versions are from the previous attempt; the first words of the current one will replace them. */
  readonly isKept: boolean;
  /** Why the last attempt produced nothing; the versions are older. */
  readonly failure: Failure | Repeated | null;
  /** Name of the last call; null if the server had no part in it. */
  readonly call: string | null;
  /** What the last call was charged if it produced nothing new; null until the server has answered. */
  readonly charge: Charge | null;
  /** State before the current attempt. */
  readonly earlier: Earlier;
  /** The text that the reader accepted. */
  readonly accepted: string | null;
}

/** Input of one call. `prompt` is set only for a custom prompt, `tone` only for the tone action (SPEC §3). */
export interface GenerateInput {
  readonly action: AiAction;
  readonly prompt?: string;
  readonly tone?: Tone;
  readonly title: string;
  readonly text: string;
  readonly selection: string;
  /** Set where the browser's own model writes: nothing is sent to the server. */
  readonly writer?: 'browser';
}

/** Reports of the running call; none after it has ended. */
export type GenerateReport =
  | { type: 'version.chunk'; text: string }
  /** `call` is the name by which to ask the server for the charge; null if the server had no part in it. */
  | { type: 'version.done'; engine: WrittenBy; call: string | null }
  /** `call` is null if the server refused it or had no part in it: then nothing was charged. */
  | { type: 'version.fail'; message: string; code: FailureCode; call: string | null };

export type AiCardEvent =
  | GenerateReport
  | { type: 'prompt.change'; prompt: string }
  | { type: 'prompt.submit' }
  | { type: 'action.choose'; action: TextAction | EmptyAction; tone?: Tone | undefined }
  | { type: 'version.choose'; index: VersionIndex }
  | { type: 'view.change'; view: 'changes' | 'clean' }
  | { type: 'accept' }
  | { type: 'cancel' }
  /** `writer`: the browser's own model should write from now on. */
  | { type: 'retry'; writer?: 'browser' };

/** The allowance is used up. */
export type AiCardEmitted = { type: 'limit.reached' };

export type AiCardOutput = { accepted: true; text: string } | { accepted: false };
