import type { misdeeds } from './unruly-model.ts';

/**
 * How a stream ends: with this reason to finish, with an empty one, `done` without a reason, `none` without a last
 * line, with an `error` in its midst.
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
  /** Answers, but refuses a call that brings a schema. */
  | { readonly kind: 'knows no schemas'; readonly words: readonly string[] }
  /** Writes the material in American English, and does this to it. */
  | { readonly kind: 'americanises'; readonly misdeed: keyof typeof misdeeds }
  /** Words without end. */
  | { readonly kind: 'endless'; readonly pauseMs: number }
  | { readonly kind: 'status'; readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  /** Takes the call and says nothing. */
  | { readonly kind: 'silent' }
  /** Says some words, then nothing more. */
  | { readonly kind: 'stall'; readonly words: readonly string[] }
  /** Says some words, then cuts the connection. */
  | { readonly kind: 'drop'; readonly words: readonly string[] }
  /** Says some words, then ends in good order but without a reason to finish. */
  | { readonly kind: 'truncate'; readonly words: readonly string[] }
  /** Answers 200 with this body; where `piece` is given, in pieces of so many bytes. */
  | { readonly kind: 'raw'; readonly contentType: string; readonly body: string; readonly piece?: number }
  /** Says some words, then a line that is no JSON. */
  | { readonly kind: 'malformed'; readonly words: readonly string[] };
