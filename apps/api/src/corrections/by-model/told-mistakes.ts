import { z } from 'zod';

/** What a model reports about a paragraph. */
export const toldMistakes = z.object({
  mistakes: z
    .array(
      z.object({
        wrong: z.string(),
        right: z.string(),
        reason: z.string(),
        kind: z.enum(['spelling', 'grammar']),
      }),
    )
    .max(100),
});

export type ToldMistake = z.infer<typeof toldMistakes>['mistakes'][number];
