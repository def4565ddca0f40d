import { documentDetail } from '@octavo/contract';
import { z } from 'zod';

/** The body of an answer, which must match the contract. */
export async function answerOf<Schema extends z.ZodType>(
  schema: Schema,
  answer: Response | Promise<Response>,
): Promise<z.infer<Schema>> {
  return schema.parse(await (await answer).json());
}

/** The answer of `/docs/item/{id}`. */
export const oneDocument = z.object({ doc: documentDetail });
