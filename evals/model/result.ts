import { z } from 'zod';
import { checkNames } from './checks/index.ts';

const check = z.enum(checkNames);

/** The outcome of one task: a line of a file of results. */
export const result = z.strictObject({
  task: z.string(),
  /** A hash of the task with its text: results of different texts are not compared. */
  taskHash: z.string(),
  /** Such as `paraphrase@2.1`. */
  prompt: z.string(),
  promptHash: z.string(),
  /** `passed`, or why the product withheld the answer. */
  gate: z.string(),
  checked: z.array(check),
  /** The checks that failed for the answer that was given, or for the model's last answer if none was. */
  failed: z.array(check),
  /** Share of content words in common with the source, where that is asked for. */
  overlap: z.number().optional(),
  /** Calls to the model, including repeated ones if an answer could not be used. */
  calls: z.int(),
  words: z.int(),
  tokens: z.strictObject({ prompt: z.number(), answer: z.number() }).optional(),
  /** Until the model's first word and until the end, in milliseconds. */
  firstMs: z.number().optional(),
  ms: z.number(),
  /** The answer that was given, or the model's last one. */
  text: z.string(),
});
export type Result = z.infer<typeof result>;

/** The first line of a file of results. */
export const heading = z.strictObject({
  model: z.string(),
  place: z.string(),
  /** Where the prose comes from. */
  texts: z.enum(['debian', 'own']),
  began: z.string(),
  machine: z.string(),
});
export type Heading = z.infer<typeof heading>;

/** Whether a task passed: there was an answer, and all checks passed. */
export const isRight = ({ gate, failed }: Result): boolean => gate === 'passed' && failed.length === 0;
