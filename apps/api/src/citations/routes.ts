import { routes, siteIconRequest } from '@octavo/contract';
import { endpoints } from '@octavo/contract/endpoints';
import type { Api } from '../api.ts';
import { AppError } from '../errors.ts';
import type { Limit, Limits } from '../limits/limits.ts';
import type { LookUpSettings } from './citation-settings.ts';
import type { FindCitations } from './find-citations.ts';
import { createFindSiteIcon } from './site-icons.ts';

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

/** Twelve results have twelve icons at most. */
const iconsOfAccount: Limit = {
  name: 'icons of sites',
  most: 12 * lookUpsOfAccount.most,
  window: lookUpsOfAccount.window,
  refusal: 'Icons of sites were asked for too often.',
};

const dayS = 24 * 60 * 60;

export function registerCitations(app: Api, { citations, limits, lookUps }: CitationServices): void {
  const web = [
    ...(lookUps.wikipedia ? ['Wikipedia'] : []),
    ...(lookUps.crossref ? ['Crossref'] : []),
    ...(lookUps.googleSearch ? ['Google'] : []),
  ];

  const findIcon = lookUps.siteIcons && createFindSiteIcon(lookUps.siteIcons.url);

  app.openAPIRegistry.registerPath(routes.siteIcon);
  app.get(endpoints.siteIcon.path, async (context) => {
    const asked = siteIconRequest.safeParse(context.req.query());
    if (!asked.success) throw new AppError('invalid_request', 400, 'The host must be a public name.');
    await limits.take(iconsOfAccount, context.get('account').id);
    const icon = await findIcon?.(asked.data.host);
    context.header('cache-control', `private, max-age=${dayS}`);
    if (!icon) return context.body(null, 204);
    return context.body(icon.content, 200, { 'content-type': icon.mediaType });
  });

  app.openapi(routes.lookUpServices, (context) => {
    const { pro } = context.get('account');
    return context.json(
      {
        citations: [...citations.services],
        plagiarism: pro ? web : [],
        searchesWeb: web.length > 0,
        icons: findIcon !== undefined,
      },
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
