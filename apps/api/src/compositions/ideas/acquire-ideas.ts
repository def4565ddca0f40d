import { ideasPerBatch } from '@octavo/contract/essay-options';
import type { Language } from '@octavo/contract/languages';
import type { SubTopic } from '@octavo/contract/topics';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { chargedCall } from '../../generation/charged-call.ts';
import type { ConnectedModel } from '../../generation/connected-model.ts';
import type { WrittenPrompt } from '../../generation/prompts/written-prompt.ts';
import { askForObject } from '../ask-for-object.ts';
import type { CompositionCall, CompositionServices } from '../composition-call.ts';
import { buildCompositionPrompt } from '../prompts/build-composition-prompt.ts';
import { thesisIdeasPrompt } from '../prompts/thesis-ideas.ts';
import { topicIdeasPrompt } from '../prompts/topic-ideas.ts';
import { topicTexts } from '../topics/index.ts';
import { type Written, writtenBy } from '../written.ts';
import { builtInTheses } from './built-in-theses.ts';
import { builtInTopics } from './built-in-topics.ts';

type Wanted = { readonly language: Language; readonly known: readonly string[] };

/** Three theses on a topic. @throws what `chargedCall` throws, 403 `not_allowed` */
export const thesisIdeas = (
  services: CompositionServices,
  call: CompositionCall,
  { topic, language, known }: Wanted & { readonly topic: string },
): Promise<Written<string[]>> =>
  acquire(services, call, known, {
    builtIn: () => builtInTheses(topic, language, known),
    byModel: (model, signal) => {
      const prompt = buildCompositionPrompt(thesisIdeasPrompt, {
        language,
        countryCode: call.account.countryCode,
        material: { topic, 'known ideas': known.join('\n') },
        values: { count: ideasPerBatch },
      });
      return ask(model, prompt, { name: 'thesisIdeas', signal, known });
    },
  });

/** Three topics in a subcategory. @throws what `chargedCall` throws, 403 `not_allowed` */
export const topicIdeas = (
  services: CompositionServices,
  call: CompositionCall,
  { subCategory, language, known }: Wanted & { readonly subCategory: SubTopic },
): Promise<Written<string[]>> =>
  acquire(services, call, known, {
    builtIn: () => builtInTopics(subCategory, language, known),
    byModel: (model, signal) => {
      const prompt = buildCompositionPrompt(topicIdeasPrompt, {
        language,
        countryCode: call.account.countryCode,
        material: { 'known ideas': known.join('\n') },
        values: { count: ideasPerBatch, field: topicTexts[language][subCategory][0] },
      });
      return ask(model, prompt, { name: 'topicIdeas', signal, known });
    },
  });

type Makers = {
  readonly builtIn: () => string[];
  readonly byModel: (model: ConnectedModel, signal: AbortSignal) => Promise<string[]>;
};

function acquire(
  services: CompositionServices,
  call: CompositionCall,
  known: readonly string[],
  { builtIn, byModel }: Makers,
): Promise<Written<string[]>> {
  // SPEC §6: only Pro can request three more ideas.
  if (known.length > 0 && !call.isPro) throw onlyPro();
  return chargedCall(services, call, async (signal) => {
    const result = await writtenBy(services.findModel, (model) => byModel(model, signal), builtIn);
    return { result, given: result.engine === 'model' ? result.value.join('\n') : '' };
  });
}

const onlyPro = (): AppError =>
  new AppError('not_allowed', 403, 'Further ideas are part of Pro. The three ideas that you have stay.', {
    reason: 'ideas',
  });

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
