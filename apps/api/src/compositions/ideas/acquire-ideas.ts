import type { Language } from '@octavo/contract/languages';
import type { SubTopic } from '@octavo/contract/topics';
import { AppError } from '../../errors.ts';
import { chargedCall } from '../../generation/charged-call.ts';
import type { ConnectedModel } from '../../generation/connected-model.ts';
import type { CompositionCall, CompositionServices } from '../composition-call.ts';
import { type Written, writtenBy } from '../written.ts';
import { builtInTheses } from './built-in-theses.ts';
import { builtInTopics } from './built-in-topics.ts';
import { modelTheses, modelTopics } from './model-ideas.ts';

type Wanted = { readonly language: Language; readonly known: readonly string[] };

/** Three theses on a topic. @throws what `chargedCall` throws, 403 `not_allowed` */
export const thesisIdeas = (
  services: CompositionServices,
  call: CompositionCall,
  { topic, language, known }: Wanted & { readonly topic: string },
): Promise<Written<string[]>> =>
  acquire(services, call, known, {
    builtIn: () => builtInTheses(topic, language, known),
    byModel: (model, signal) =>
      modelTheses(model, { topic, language, known, countryCode: call.account.countryCode, signal }),
  });

/** Three topics in a subcategory. @throws what `chargedCall` throws, 403 `not_allowed` */
export const topicIdeas = (
  services: CompositionServices,
  call: CompositionCall,
  { subCategory, language, known }: Wanted & { readonly subCategory: SubTopic },
): Promise<Written<string[]>> =>
  acquire(services, call, known, {
    builtIn: () => builtInTopics(subCategory, language, known),
    byModel: (model, signal) =>
      modelTopics(model, { subCategory, language, known, countryCode: call.account.countryCode, signal }),
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
