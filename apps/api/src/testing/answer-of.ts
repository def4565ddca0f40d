import { documentDetail } from '@octavo/contract';
import { z } from 'zod';

/** The body of an answer, which must be what the contract says. */
export async function answerOf<Schema extends z.ZodType>(
  schema: Schema,
  answer: Response | Promise<Response>,
): Promise<z.infer<Schema>> {
  return schema.parse(await (await answer).json());
}

/** Answer of `/docs/item/{id}`. */
export const oneDocument = z.object({ doc: documentDetail });
