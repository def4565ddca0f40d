import type { Availability } from '@octavo/machines/browser-model';

/** Languages that a session is to read or write, as BCP 47 tags. */
interface Expected {
  readonly type: 'text';
  readonly languages: readonly string[];
}

export interface SessionOptions {
  readonly expectedInputs: readonly Expected[];
  readonly expectedOutputs: readonly Expected[];
}

export interface CreateOptions extends SessionOptions {
  readonly initialPrompts?: readonly { readonly role: 'system'; readonly content: string }[];
  /** Receives `downloadprogress`, a `ProgressEvent` whose `loaded` goes from 0 to 1. */
  readonly monitor?: (monitor: EventTarget) => void;
  readonly signal?: AbortSignal;
}

export interface Session {
  /** Yields the words as they come, each once. */
  promptStreaming(input: string, options: { readonly signal: AbortSignal }): ReadableStream<string>;
  destroy(): void;
}

/** What is used of the Prompt API (https://webmachinelearning.github.io/prompt-api/). */
export interface PromptApi {
  availability(options: SessionOptions): Promise<Exclude<Availability, 'missing'>>;
  create(options: CreateOptions): Promise<Session>;
}

/** The browser's Prompt API; undefined where it has none, as outside a secure context. */
export function promptApi(): PromptApi | undefined {
  const { LanguageModel: api } = globalThis as { readonly LanguageModel?: PromptApi };
  return typeof api?.availability === 'function' && typeof api.create === 'function' ? api : undefined;
}

/** The options for texts in a language; availability is asked with those with which a session is created. */
export function optionsFor(language: string): SessionOptions {
  const expected = [{ type: 'text', languages: [language] }] as const;
  return { expectedInputs: expected, expectedOutputs: expected };
}
