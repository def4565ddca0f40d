import type { AiRequest } from '@octavo/contract';
import type { Action } from '../../apps/api/src/generation/actions.ts';

export interface WritingTask {
  readonly action: Action;
  readonly request: AiRequest;
}

/** An engine's text, or the reason why it refused. */
export type Written = { readonly text: string } | { readonly refusal: string };

export interface OpenWriter {
  write(task: WritingTask): Promise<Written>;
  close(): Promise<void>;
}

/** Anything that writes text behind the port of the thirteen actions. */
export interface WritingEngine {
  readonly name: string;
  open(): Promise<OpenWriter>;
}
