import type { PromptLanguage } from './prompt-language.ts';

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
  /** All that it holds of the author's document. */
  readonly material?: string;
  /** The author's own instruction. */
  readonly request?: string;
  /** The language that is written, where it is not told by the material. */
  readonly language?: PromptLanguage;
};
