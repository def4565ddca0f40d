/** What a model is told. */
export type WrittenPrompt = {
  /** The system message. */
  readonly instructions: string;
  /** The user's message. */
  readonly prompt: string;
  /** The word of its fence, which no answer may hold. */
  readonly fence: string;
  /** The text in whose place the answer is put. */
  readonly replaced?: string;
};
