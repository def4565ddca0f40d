import { z } from 'zod';

/** What a model reports about a paragraph. */
export const reportedMistakes = z.object({
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

export type ReportedMistake = z.infer<typeof reportedMistakes>['mistakes'][number];
