import { asSchema, type FlexibleSchema, type ModelMessage } from 'ai';
import type { z } from 'zod';
import type { ConnectedModel, ModelTask } from './connected-model.ts';
import { ModelError } from '@octavo/language/asking/model-error';
import { readObject } from './read-object.ts';
import type { TaskName } from '@octavo/language/asking/task-names';

/** One call to the server, yielding its words as they arrive. The task's instructions are the system message. */
export type Ask = (
  task: ModelTask,
  messages: ModelMessage[],
  schema?: FlexibleSchema<unknown>,
) => AsyncIterable<string>;

type Task = Parameters<ConnectedModel['object']>[0];

/**
 * How long prompts describe the schema in words after a refusal, in milliseconds: the refusal may be temporary, or the
 * server updated.
 */
const refusalLasts = 10 * 60_000;

/**
 * Requests an object by its schema if the server accepts one, otherwise by describing it in words. The choice is
 * remembered per task, since a server may accept some schemas and not others, and for ten minutes. An answer that does
 * not fit is sent back once, with what is wrong and the schema in words: some servers accept schemas and ignore them.
 */
export function objectAsker(ask: Ask): ConnectedModel['object'] {
  const inWordsUntil = new Map<TaskName, number>();
  const takesSchema = ({ name }: Task): boolean => Date.now() >= (inWordsUntil.get(name) ?? 0);
  const refused = ({ name }: Task): unknown => inWordsUntil.set(name, Date.now() + refusalLasts);

  const inWords = async (task: Task, messages: ModelMessage[]): Promise<string> => {
    const instructions = `${task.instructions}\n\n${await describe(task.schema)}`;
    return collect(ask({ ...task, instructions }, messages));
  };

  async function firstAnswer(task: Task, question: ModelMessage[]): Promise<string> {
    if (!takesSchema(task)) return inWords(task, question);
    try {
      return await collect(ask(task, question, task.schema));
    } catch (error) {
      if (!refusesSchema(error)) throw error;
    }
    const answer = await inWords(task, question);
    refused(task);
    return answer;
  }

  return async (task) => {
    const question: ModelMessage[] = [{ role: 'user', content: task.prompt }];
    const first = await firstAnswer(task, question);
    const read = readObject(first, task.schema);
    if (read.fits) return read.value;
    const second = await inWords(task, [
      ...question,
      { role: 'assistant', content: first },
      {
        role: 'user',
        content: `This answer cannot be used: ${read.problem} Answer again with the corrected JSON alone.`,
      },
    ]);
    const mended = readObject(second, task.schema);
    if (!mended.fits) throw new ModelError({ kind: 'garbage' }, new Error(mended.problem));
    if (!first.includes('{')) refused(task);
    return mended.value;
  };
}

/** Servers without structured answers respond with one of these. */
const refusesSchema = (error: unknown): boolean =>
  error instanceof ModelError &&
  error.failure.kind === 'refused' &&
  [400, 415, 422, 501].includes(error.failure.status);

const describe = async (schema: z.ZodType): Promise<string> =>
  `Answer with one JSON object alone, without a code fence, that fits this JSON Schema:\n${JSON.stringify(await asSchema(schema).jsonSchema)}`;

async function collect(words: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const word of words) text += word;
  return text;
}
