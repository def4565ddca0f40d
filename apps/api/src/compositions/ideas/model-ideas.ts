import { ideasPerBatch } from '@octavo/contract/essay-options';
import type { Language } from '@octavo/contract/languages';
import type { SubTopic } from '@octavo/contract/topics';
import { z } from 'zod';
import type { ConnectedModel } from '../../generation/connected-model.ts';
import type { WrittenPrompt } from '@octavo/language/asking/prompts/written-prompt';
import { askForObject } from '../ask-for-object.ts';
import { buildCompositionPrompt } from '../prompts/build-composition-prompt.ts';
import { thesisIdeasPrompt } from '../prompts/thesis-ideas.ts';
import { topicIdeasPrompt } from '../prompts/topic-ideas.ts';
import { topicTexts } from '../topics/index.ts';

type Wanted = {
  readonly language: Language;
  readonly countryCode: string;
  /** Ideas that must not come again. */
  readonly known: readonly string[];
  readonly signal: AbortSignal;
};

/** Three theses on a topic, by a model. @throws ModelError, or the signal's reason */
export function modelTheses(
  model: ConnectedModel,
  { topic, language, countryCode, known, signal }: Wanted & { readonly topic: string },
): Promise<string[]> {
  const prompt = buildCompositionPrompt(thesisIdeasPrompt, {
    language,
    countryCode,
    material: { topic, 'known ideas': known.join('\n') },
    values: { count: ideasPerBatch },
  });
  return ask(model, prompt, { name: 'thesisIdeas', signal, known });
}

/** Three topics in a subcategory, by a model. @throws ModelError, or the signal's reason */
export function modelTopics(
  model: ConnectedModel,
  { subCategory, language, countryCode, known, signal }: Wanted & { readonly subCategory: SubTopic },
): Promise<string[]> {
  const prompt = buildCompositionPrompt(topicIdeasPrompt, {
    language,
    countryCode,
    material: { 'known ideas': known.join('\n') },
    values: { count: ideasPerBatch, field: topicTexts[language][subCategory][0] },
  });
  return ask(model, prompt, { name: 'topicIdeas', signal, known });
}

type Asking = {
  readonly name: 'thesisIdeas' | 'topicIdeas';
  readonly signal: AbortSignal;
  readonly known: readonly string[];
};

async function ask(
  model: ConnectedModel,
  prompt: WrittenPrompt,
  { name, signal, known }: Asking,
): Promise<string[]> {
  const { ideas } = await askForObject(model, prompt, { name, signal, schema: batchWithout(known) });
  return ideas.slice(0, ideasPerBatch);
}

/** Requires three different new ideas; it does no harm if the model returns more. */
const batchWithout = (known: readonly string[]) =>
  z.object({
    ideas: z
      .array(z.string().trim().min(1).max(600))
      .min(ideasPerBatch)
      .max(12)
      .refine(
        (ideas) => new Set([...ideas, ...known]).size === ideas.length + new Set(known).size,
        'must differ from each other and from the known ideas',
      ),
  });
