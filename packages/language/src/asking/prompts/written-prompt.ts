import type { PromptLanguage } from './prompt-language.ts';

/** The prompt that is sent to a model. */
export type WrittenPrompt = {
  /** The system message. */
  readonly instructions: string;
  /** The user's message. */
  readonly prompt: string;
  /** The random word of its fence, which no answer may contain. */
  readonly fence: string;
  /** The text that the answer replaces. */
  readonly replaced?: string;
  /** All of the author's document that the prompt contains. */
  readonly material?: string;
  /** The author's own instruction. */
  readonly request?: string;
  /** The language to write in, if the material does not show it. */
  readonly language?: PromptLanguage;
};
