/** How long a model may take and how much it may say. */
export type ModelTiming = {
  /** Until the first token; a local server may have to load its model first. */
  readonly firstTokenMs: number;
  /** Between two tokens. */
  readonly stallMs: number;
  /** An answer is cut here, in UTF-16 units. */
  readonly maxAnswer: number;
  /** A server that is busy for no longer is asked once more by ourselves. */
  readonly longestRetryAfterMs: number;
};

export const modelTiming: ModelTiming = {
  firstTokenMs: 60_000,
  stallMs: 20_000,
  maxAnswer: 24_000,
  longestRetryAfterMs: 3_000,
};
