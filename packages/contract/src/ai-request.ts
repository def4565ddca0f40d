import { z } from 'zod';
import { textLimits } from './text-limits.ts';
import { tones } from './tones.ts';

/** Body of every AI action (SPEC §3). `prompt` belongs to `modify_text`, `tone` to `changeTone`. */
export const aiRequest = z
  .object({
    prompt: z.string().trim().min(1, 'must not be empty').max(textLimits.aiPrompt).optional(),
    title: z.string().max(1000),
    text: z.string().max(textLimits.aiText).meta({ description: 'What surrounds the place of the action.' }),
    selection: z.string().max(textLimits.aiSelection),
    tone: z.enum(tones).optional(),
  })
  .meta({ id: 'AiRequest' });
export type AiRequest = z.infer<typeof aiRequest>;
