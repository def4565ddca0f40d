import { routes } from '@octavo/contract';
import type { Api } from '../../api.ts';
import type { Allowance } from '../../allowance/allowance.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import { languageOf } from '../../texts/language-of.ts';
import { asCaller } from '../asking-caller.ts';
import type { Completer } from './completer.ts';

export interface CompletionServices {
  readonly allowance: Allowance;
  readonly complete: Completer;
  readonly limits: Limits;
}

/** Suggestions are free: only this limit keeps a caller from making a model write for nothing. */
const offersOfAccount: Limit = {
  name: 'offers',
  most: 900,
  window: 60 * 60 * 1000,
  refusal: 'A continuation was asked for too often.',
};

/** Finish as you type: suggestions are free, and accepted words of a model are charged (decision 0207). */
export function registerCompletion(app: Api, { allowance, complete, limits }: CompletionServices): void {
  app.openapi(routes.autocomplete, async (context) => {
    const { id: accountId, countryCode, pro } = context.get('account');
    await limits.take(offersOfAccount, accountId);
    const completing = {
      accountId,
      text: context.req.valid('json').text,
      countryCode,
      language: languageOf(context),
      signal: context.req.raw.signal,
      canPay: async () => (await allowance.remaining(accountId, pro)) > 0,
    };
    const caller = { accountId, network: context.get('network') };
    const { engine, notice, text } = await asCaller(caller, () => complete(completing));
    return context.body(text, 200, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-octavo-engine': engine,
      ...(notice && { 'x-octavo-notice': notice }),
    });
  });

  app.openapi(routes.takeOffer, async (context) => {
    const { id, pro } = context.get('account');
    await allowance.spend(id, pro, context.req.valid('json').text, context.get('network'));
    return context.json({ limit: await allowance.remaining(id, pro) }, 200);
  });
}
