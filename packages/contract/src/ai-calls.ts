import { z } from 'zod';
import { aiCallHeader } from './ai-call-header.ts';
import { endpoints } from './endpoints.ts';
import { answers, route } from './route.ts';

const aiCallName = z
  .string()
  .regex(/^[\w-]{8,64}$/, 'must have 8 to 64 letters, digits, dashes and underscores');

/** Headers of a call that may carry a name. */
export const aiCallHeaders = z.object({
  [aiCallHeader]: aiCallName
    .optional()
    .meta({ description: 'Any name that the caller uses once, to ask what the call was charged.' }),
});

export const aiCallCharge = z
  .object({
    words: z
      .number()
      .int()
      .min(0)
      .nullable()
      .meta({ description: 'AI words that were charged; null where nothing is known of the call.' }),
    failure: z.string().nullable().meta({
      description: 'The code of why its answer broke off; null where it did not, or nothing is known of it.',
    }),
  })
  .meta({ id: 'AiCallCharge' });
export type AiCallCharge = z.infer<typeof aiCallCharge>;

export const aiCallRoutes = {
  endAiCall: route(endpoints.endAiCall, {
    domain: 'Writing',
    summary: 'What a named AI call was charged',
    description: `A call that still runs is ended first. The name is that of its header \`${aiCallHeader}\`, and is known for a day.`,
    request: { params: z.object({ call: aiCallName }) },
    responses: answers(aiCallCharge),
  }),
};
