import { asSchema, type ModelMessage } from 'ai';
import type { z } from 'zod';
import type { ConnectedModel } from './connected-model.ts';
import { ModelError } from './model-error.ts';
import { readObject } from './read-object.ts';
import type { Ask } from './sdk-model.ts';

type Task = Parameters<ConnectedModel['object']>[0];

/**
 * Asks for an object by its schema where the server takes one, in words where it does not; which of the two is
 * remembered. An answer that does not fit is sent back once with what is wrong and the schema in words: some servers
 * take schemas and pay no heed to them.
 */
export function objectAsker(ask: Ask): ConnectedModel['object'] {
  let takesSchemas = true;

  const inWords = async (task: Task, messages: ModelMessage[]): Promise<string> => {
    const instructions = `${task.instructions}\n\n${await describe(task.schema)}`;
    return collect(ask({ ...task, instructions }, messages));
  };

  async function firstAnswer(task: Task, question: ModelMessage[]): Promise<string> {
    if (!takesSchemas) return inWords(task, question);
    try {
      return await collect(ask(task, question, task.schema));
    } catch (error) {
      if (!refusesSchema(error)) throw error;
    }
    const answer = await inWords(task, question);
    takesSchemas = false;
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
    if (!first.includes('{')) takesSchemas = false;
    return mended.value;
  };
}

/** Servers without structured answers say so with one of these. */
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
