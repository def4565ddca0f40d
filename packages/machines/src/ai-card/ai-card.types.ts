import type { AiAction, EmptyAction, TextAction } from '@octavo/contract/actions';
import type { Tone } from '@octavo/contract/tones';
import type { Failure, FailureCode } from '../failure.ts';

export type Engine = 'built-in' | 'model';

/** AI words that a call was charged; `unknown` where the server could not be asked, or does not know. */
export type Charge = { readonly words: number } | 'unknown';

export interface Version {
  readonly status: 'waiting' | 'loading' | 'done' | 'errored';
  readonly text: string;
  readonly error: string | null;
  /** `prerequisite_failed` where an earlier version failed, `repeated` where it says what is there already. */
  readonly code: FailureCode | 'prerequisite_failed' | 'repeated' | null;
}

/** A try wrote what an earlier one had written. */
export type Repeated = { readonly code: 'repeated' };

export interface Earlier {
  /** Versions that come back if the present try writes nothing new. */
  readonly kept: (Pick<AiCardContext, 'versions' | 'chosen' | 'engine'> & { readonly isKept: false }) | null;
  /** All that earlier tries wrote: the same is no other version. */
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
  readonly engine: Engine | null;
  /** Who would write now; null while that is not known. */
  readonly writer: Engine | null;
  /** The versions are those of the last try: the first words of the present one will replace them. */
  readonly isKept: boolean;
  /** Why the last try brought nothing; the versions are older than it. */
  readonly failure: Failure | Repeated | null;
  /** The last call, by its name. */
  readonly call: string;
  /** What the last call was charged, where nothing new came of it; null as long as that is asked. */
  readonly charge: Charge | null;
  /** What there was before the present try. */
  readonly earlier: Earlier;
  /** The text that the reader accepted. */
  readonly accepted: string | null;
}

/** One call. `prompt` comes only with a custom prompt, `tone` only with the tone action (SPEC §3). */
export interface GenerateInput {
  readonly action: AiAction;
  readonly prompt?: string;
  readonly tone?: Tone;
  readonly title: string;
  readonly text: string;
  readonly selection: string;
}

/** What the running call reports. After it has ended it reports nothing. */
export type GenerateReport =
  | { type: 'version.chunk'; text: string }
  /** `call` is the name by which the server can be asked what was charged. */
  | { type: 'version.done'; engine: Engine; call: string }
  /** `call` is null where the server has refused it: then nothing was charged. */
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
  | { type: 'retry' };

/** The allowance is used up. */
export type AiCardEmitted = { type: 'limit.reached' };

export type AiCardOutput = { accepted: true; text: string } | { accepted: false };
