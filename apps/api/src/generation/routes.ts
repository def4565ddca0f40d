import { aiActions, routes } from '@octavo/contract';
import type { Allowance } from '../allowance/allowance.ts';
import type { Api } from '../api.ts';
import { generate } from './generate.ts';
import type { LanguageModel } from './language-model.ts';

export interface GenerationServices {
  readonly languageModel: LanguageModel;
  readonly allowance: Allowance;
}

/** The thirteen streaming actions of SPEC §7, all by one handler. */
export function registerGeneration(app: Api, { languageModel, allowance }: GenerationServices): void {
  for (const action of aiActions) {
    app.openapi(routes[action], (context) => {
      const account = context.get('account');
      return generate(
        { model: languageModel, allowance },
        {
          accountId: account.id,
          isPro: account.pro,
          countryCode: account.countryCode,
          action,
          request: context.req.valid('json'),
          signal: context.req.raw.signal,
          disconnect: () => context.env?.outgoing?.destroy() !== undefined,
          brokeOff: (failure) => context.get('logger').warn({ action, failure }, 'answer broke off'),
        },
      );
    });
  }
}
