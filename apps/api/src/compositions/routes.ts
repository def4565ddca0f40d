import { routes } from '@octavo/contract';
import { isSubTopicOf } from '@octavo/contract/topics';
import type { Context } from 'hono';
import type { Api, ApiEnv } from '../api.ts';
import { languageOf } from '../texts/language-of.ts';
import { createBrainstorm } from './brainstorm/create-brainstorm.ts';
import type { CompositionCall, CompositionServices } from './composition-call.ts';
import { createEssay } from './essay/create-essay.ts';
import { essayWanted } from './essay/essay-wanted.ts';
import { thesisIdeas, topicIdeas } from './ideas/acquire-ideas.ts';
import { engineHeaders } from './written.ts';
import type { Writings } from './writings/writings.ts';

/** Ideas for essays, whole essays and brainstorms. */
export function registerCompositions(app: Api, services: CompositionServices, writings: Writings): void {
  app.openapi(routes.thesisIdeas, async (context) => {
    const { topic, known } = context.req.valid('json');
    const ideas = await thesisIdeas(services, callOf(context), {
      topic,
      known,
      language: languageOf(context),
    });
    return context.json({ ideas: ideas.value }, 200, engineHeaders(ideas));
  });

  app.openapi(routes.topicIdeas, async (context) => {
    const { category, subCategory, known } = context.req.valid('json');
    if (!isSubTopicOf(subCategory, category)) throw new Error('The contract lets no other subcategory pass.');
    const ideas = await topicIdeas(services, callOf(context), {
      subCategory,
      known,
      language: languageOf(context),
    });
    return context.json({ ideas: ideas.value }, 200, engineHeaders(ideas));
  });

  app.openapi(routes.createBrainstorm, async (context) => {
    const { action, topic } = context.req.valid('json');
    const created = await createBrainstorm(services, callOf(context), {
      action,
      topic,
      language: languageOf(context),
    });
    return context.json({ id: created.value }, 200, engineHeaders(created));
  });

  app.openapi(routes.compositionEngine, async (context) => {
    const model = await services.findModel();
    const isWriting = model !== undefined && !model.isLoading;
    return context.json({ engine: isWriting ? ('model' as const) : ('built-in' as const) }, 200);
  });

  app.openapi(routes.createEssay, async (context) => {
    const request = context.req.valid('json');
    const { writing } = request;
    const call = callOf(context);
    const wanted = essayWanted(request);
    const created =
      writing === undefined
        ? await createEssay(services, call, wanted)
        : await writings.run({ accountId: call.accountId, writing }, wanted, call.signal, (written) =>
            createEssay(services, { ...call, signal: written.signal }, wanted, written),
          );
    return context.json({ id: created.value }, 200, engineHeaders(created));
  });
}

const callOf = (context: Context<ApiEnv>): CompositionCall => {
  const account = context.get('account');
  return {
    account,
    accountId: account.id,
    isPro: account.pro,
    network: context.get('network'),
    signal: context.req.raw.signal,
  };
};
