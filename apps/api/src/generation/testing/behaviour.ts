import type { misdeeds } from './unruly-model.ts';

/**
 * How a stream ends: with this finish reason, with an empty one, with `done` but no reason, without a last line
 * (`none`), or with an `error` in the middle.
 */
export type Ending = 'stop' | 'length' | 'content_filter' | '' | 'done' | 'none' | 'error';

/** How the server treats a call. */
export type Behaviour =
  | {
      readonly kind: 'answer';
      readonly words: readonly string[];
      readonly pauseMs?: number;
      readonly thinking?: readonly string[];
      readonly ending?: Ending;
    }
  /** Answers, but refuses a call with a schema. */
  | { readonly kind: 'knows no schemas'; readonly words: readonly string[] }
  /** Writes the material in American English, with one of these misdeeds. */
  | { readonly kind: 'americanises'; readonly misdeed: keyof typeof misdeeds }
  /** Endless words. */
  | { readonly kind: 'endless'; readonly pauseMs: number }
  | { readonly kind: 'status'; readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  /** Accepts the call and never answers. */
  | { readonly kind: 'silent' }
  /** Sends some words, then nothing more. */
  | { readonly kind: 'stall'; readonly words: readonly string[] }
  /** Sends some words, then cuts the connection. */
  | { readonly kind: 'drop'; readonly words: readonly string[] }
  /** Sends some words, then ends normally but without a finish reason. */
  | { readonly kind: 'truncate'; readonly words: readonly string[] }
  /** Answers 200 with this body; with `piece`, in pieces of that many bytes. */
  | { readonly kind: 'raw'; readonly contentType: string; readonly body: string; readonly piece?: number }
  /** Sends some words, then a line that is not JSON. */
  | { readonly kind: 'malformed'; readonly words: readonly string[] };
