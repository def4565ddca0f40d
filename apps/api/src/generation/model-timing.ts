/** How long a model may take and how much it may write. */
export type ModelTiming = {
  /** Until the first token, in milliseconds; a local server may have to load its model first. */
  readonly firstTokenMs: number;
  /** Between two tokens, in milliseconds. */
  readonly stallMs: number;
  /** The answer is cut here, in UTF-16 units. */
  readonly maxAnswer: number;
  /** If a busy server asks us to wait no longer than this, we retry once ourselves. */
  readonly longestRetryAfterMs: number;
};

export const modelTiming: ModelTiming = {
  firstTokenMs: 60_000,
  stallMs: 20_000,
  maxAnswer: 24_000,
  longestRetryAfterMs: 3_000,
};
