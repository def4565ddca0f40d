import { asSchema, type ModelMessage } from 'ai';
import type { z } from 'zod';
import type { ConnectedModel } from './connected-model.ts';
import { ModelError } from './model-error.ts';
import { readObject } from './read-object.ts';
import type { Ask } from './sdk-model.ts';

/**
 * Asks for an object by its schema where the server takes one, in words where it does not; which of the two is
 * remembered. An answer that does not fit is sent back once with what is wrong.
 */
export function objectAsker(ask: Ask): ConnectedModel['object'] {
  let takesSchemas = true;

  return async (task) => {
    const { schema } = task;
    const answer = async (messages: ModelMessage[]): Promise<string> => {
      if (takesSchemas) {
        try {
          return await collect(ask(task, messages, schema));
        } catch (error) {
          if (!refusesSchema(error)) throw error;
        }
      }
      const inWords = `${task.instructions}\n\n${await describe(schema)}`;
      const text = await collect(ask({ ...task, instructions: inWords }, messages));
      takesSchemas = false;
      return text;
    };

    const question: ModelMessage[] = [{ role: 'user', content: task.prompt }];
    const first = await answer(question);
    const read = readObject(first, schema);
    if (read.fits) return read.value;
    const second = await answer([
      ...question,
      { role: 'assistant', content: first },
      {
        role: 'user',
        content: `This answer cannot be used: ${read.problem} Answer again with the corrected JSON alone.`,
      },
    ]);
    const mended = readObject(second, schema);
    if (mended.fits) return mended.value;
    throw new ModelError({ kind: 'garbage' }, new Error(mended.problem));
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
