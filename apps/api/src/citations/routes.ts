import { routes } from '@octavo/contract';
import type { Api } from '../api.ts';
import type { Limit, Limits } from '../limits/limits.ts';
import type { LookUpSettings } from './citation-settings.ts';
import type { FindCitations } from './find-citations.ts';

export interface CitationServices {
  readonly lookUps: LookUpSettings;
  readonly citations: FindCitations;
  readonly limits: Limits;
}

const lookUpsOfAccount: Limit = {
  name: 'citation look-ups',
  most: 120,
  window: 10 * 60 * 1000,
  refusal: 'Sources were looked for too often.',
};

export function registerCitations(app: Api, { citations, limits, lookUps }: CitationServices): void {
  const web = [
    ...(lookUps.wikipedia ? ['Wikipedia'] : []),
    ...(lookUps.crossref ? ['Crossref'] : []),
    ...(lookUps.googleSearch ? ['Google'] : []),
  ];

  app.openapi(routes.lookUpServices, (context) => {
    const { pro } = context.get('account');
    return context.json(
      { citations: [...citations.services], plagiarism: pro ? web : [], searchesWeb: web.length > 0 },
      200,
    );
  });

  app.openapi(routes.findCitations, async (context) => {
    const { id } = context.get('account');
    const { text } = context.req.valid('json');
    if (text.trim() === '') return context.json({ result: [] }, 200);
    await limits.take(lookUpsOfAccount, id);
    const asker = { accountId: id, network: context.get('network') };
    return context.json({ result: await citations.find(asker, text, context.req.raw.signal) }, 200);
  });
}
