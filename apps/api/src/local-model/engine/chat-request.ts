import { z } from 'zod';

const message = z.object({
  role: z.enum(['system', 'developer', 'user', 'assistant']),
  content: z.union([
    z.string(),
    z
      .array(z.object({ type: z.literal('text'), text: z.string() }))
      .transform((parts) => parts.map(({ text }) => text).join('')),
  ]),
});

/** The supported part of OpenAI's chat completions: streamed text, or JSON by a schema. */
export const chatRequest = z.object({
  messages: z.array(message).min(1),
  stream: z.literal(true, 'Only streams are served: set stream to true.'),
  temperature: z.number().min(0).max(2).optional(),
  max_tokens: z.int().positive().optional(),
  response_format: z
    .union([
      z.object({ type: z.literal('text') }),
      z.object({ type: z.literal('json_schema'), json_schema: z.object({ schema: z.unknown() }) }),
    ])
    .optional(),
});

export type ChatRequest = z.infer<typeof chatRequest>;

/** The schema that the answer must fit, if there is one. */
export const schemaOf = ({ response_format: format }: ChatRequest): unknown =>
  format?.type === 'json_schema' ? format.json_schema.schema : undefined;
