import { z } from 'zod';
import type { ConnectedModel } from '../../generation/connected-model.ts';
import { askForObject } from '../ask-for-object.ts';
import { buildCompositionPrompt, promptLanguageOf } from '../prompts/build-composition-prompt.ts';
import { essayKinds, levelStyles } from '../prompts/essay-kinds.ts';
import { essayOutlinePrompt } from '../prompts/essay-outline.ts';
import { titleOf } from '../title-of.ts';
import type { EssayWanted } from './essay-wanted.ts';
import { type PlannedSection, planSections } from './plan-sections.ts';

export type OutlinedSection = PlannedSection & {
  readonly heading: string | undefined;
  readonly points: readonly string[];
};

export type Outline = {
  readonly title: string;
  readonly thesis: string;
  readonly sections: readonly OutlinedSection[];
};

/** Where a model writes: the account's country decides the English, and the signal ends the wait. */
export type Surroundings = { readonly countryCode: string; readonly signal: AbortSignal };

const outlineOf = (count: number) =>
  z.object({
    title: z.string().trim().min(1).max(300),
    thesis: z.string().trim().min(1).max(4000),
    sections: z
      .array(
        z.object({
          heading: z.string().trim().min(1).max(200),
          points: z.array(z.string().trim().min(1).max(1000)).min(1).max(12),
        }),
      )
      .min(Math.ceil(count / 2))
      .max(2 * count + 2),
  });

type Found = z.infer<ReturnType<typeof outlineOf>>['sections'];

/**
 * Corrects a model's section count: surplus sections are removed from the middle; a missing one gets its task as its
 * only point.
 */
function fitted(found: Found, planned: readonly PlannedSection[]): OutlinedSection[] {
  const last = planned.length - 1;
  return planned.map((section, index) => {
    const own = index < last ? found.slice(0, -1)[index] : found.at(-1);
    return { ...section, heading: own?.heading, points: own?.points ?? [section.task] };
  });
}

/** What an essay is to say, section by section. @throws ModelError, or the signal's reason */
export async function outlineEssay(
  model: ConnectedModel,
  { subject, thesis, language, style, academicLevel, wordCount }: EssayWanted,
  { countryCode, signal }: Surroundings,
): Promise<Outline> {
  const planned = planSections(style, wordCount, language);
  const spoken = promptLanguageOf(language);
  const prompt = buildCompositionPrompt(essayOutlinePrompt, {
    language,
    countryCode,
    material: { subject, thesis: thesis ?? '' },
    values: {
      kind: essayKinds[style][spoken],
      level: levelStyles[academicLevel][spoken],
      words: wordCount,
      count: planned.length,
    },
    details: planned.map(({ task, words }, index) => `${index + 1}. (${words}) ${task}`),
  });
  const question = { name: 'essay', schema: outlineOf(planned.length), signal } as const;
  const found = await askForObject(model, prompt, question);
  return {
    title: titleOf(found.title),
    // A chosen thesis stays as it is, whatever the model returns.
    thesis: thesis ?? found.thesis,
    sections: fitted(found.sections, planned),
  };
}
