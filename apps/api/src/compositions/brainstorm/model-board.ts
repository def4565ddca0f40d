import type { BrainstormAction } from '@octavo/contract';
import type { Language } from '@octavo/contract/languages';
import { z } from 'zod';
import type { ConnectedModel } from '../../generation/connected-model.ts';
import { fill } from '@octavo/language/fill';
import { askForObject } from '../ask-for-object.ts';
import { buildCompositionPrompt } from '../prompts/build-composition-prompt.ts';
import { detailedPlanPrompt } from '../prompts/detailed-plan.ts';
import { quickBrainstormPrompt } from '../prompts/quick-brainstorm.ts';
import { titleOf } from '../title-of.ts';
import type { Board } from './board.ts';
import { boardTexts } from './texts/index.ts';

const line = z.string().trim().min(1).max(1000);
const lines = (least: number) => z.array(line).min(least).max(12);

const quickBoard = z.object({
  title: line,
  questions: lines(3),
  angles: z
    .array(z.object({ name: line, thoughts: lines(1) }))
    .min(2)
    .max(8),
  nextSteps: lines(2),
});

const plan = z.object({
  title: line,
  aim: lines(1),
  sections: z
    .array(z.object({ name: line, words: z.number().int().min(10).max(20_000), points: lines(1) }))
    .min(3)
    .max(10),
  sources: lines(2),
  nextSteps: lines(2),
});

export type BoardTask = {
  readonly action: BrainstormAction;
  readonly topic: string;
  readonly language: Language;
  readonly countryCode: string;
  readonly signal: AbortSignal;
};

/** A board written by a model. @throws ModelError, or the signal's reason */
export async function modelBoard(
  model: ConnectedModel,
  { action, topic, language, countryCode, signal }: BoardTask,
): Promise<Board> {
  const { headings, section } = boardTexts[language];
  const about = { language, countryCode, material: { topic } };
  switch (action) {
    case 'quick-brainstorm': {
      const prompt = buildCompositionPrompt(quickBrainstormPrompt, about);
      const question = { name: 'brainstorm', schema: quickBoard, signal } as const;
      const { title, questions, angles, nextSteps } = await askForObject(model, prompt, question);
      return {
        title: titleOf(title),
        parts: [
          { heading: headings.questions, items: questions },
          {
            heading: headings.angles,
            items: angles.map(({ name, thoughts }) => ({ text: name, below: thoughts })),
          },
          { heading: headings.nextSteps, items: nextSteps, ordered: true },
        ],
      };
    }
    case 'detailed-plan': {
      const prompt = buildCompositionPrompt(detailedPlanPrompt, about);
      const question = { name: 'brainstorm', schema: plan, signal } as const;
      const { title, aim, sections, sources, nextSteps } = await askForObject(model, prompt, question);
      return {
        title: titleOf(title),
        parts: [
          { heading: headings.aim, items: aim },
          {
            heading: headings.sections,
            ordered: true,
            items: sections.map(({ name, words, points }) => ({
              text: fill(section, { name, words }),
              below: points,
            })),
          },
          { heading: headings.sources, items: sources },
          { heading: headings.nextSteps, items: nextSteps, ordered: true },
        ],
      };
    }
    default:
      return action satisfies never;
  }
}
