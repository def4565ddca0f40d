import { routes } from '@octavo/contract';
import { isSubTopicOf } from '@octavo/contract/topics';
import type { Context } from 'hono';
import type { Account } from '../account/account.ts';
import type { Api, ApiEnv } from '../api.ts';
import type { DocumentService } from '../documents/document-service.ts';
import type { FindModel } from '../generation/connected-model.ts';
import { languageOf } from '../texts/language-of.ts';
import { createBrainstorm } from './brainstorm/create-brainstorm.ts';
import type { WorkCall, WorkDeps } from './do-work.ts';
import { createEssay } from './essay/create-essay.ts';
import { essayWanted } from './essay/essay-wanted.ts';
import { thesisIdeas, topicIdeas } from './ideas/acquire-ideas.ts';
import { engineHeaders } from './written.ts';

export interface WorkServices extends WorkDeps {
  readonly documents: DocumentService;
  readonly findModel: FindModel;
}

/** Ideas for essays, whole essays and brainstorms. */
export function registerWorks(app: Api, services: WorkServices): void {
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

  app.openapi(routes.createEssay, async (context) => {
    const created = await createEssay(services, callOf(context), essayWanted(context.req.valid('json')));
    return context.json({ id: created.value }, 200, engineHeaders(created));
  });
}

export type AccountCall = WorkCall & { readonly account: Account };

const callOf = (context: Context<ApiEnv>): AccountCall => {
  const account = context.get('account');
  return {
    account,
    accountId: account.id,
    isPro: account.pro,
    network: context.get('network'),
    signal: context.req.raw.signal,
  };
};
