import { routes } from '@octavo/contract';
import type { Api } from '../api.ts';
import type { Corrections } from './corrections.ts';

export interface CorrectionServices {
  readonly corrections: Corrections;
}

export function registerCorrections(app: Api, { corrections }: CorrectionServices): void {
  app.openapi(routes.corrections, async (context) => {
    const { text } = context.req.valid('json');
    const { countryCode } = context.get('account');
    return context.json(await corrections.check(text, countryCode, context.req.raw.signal), 200);
  });
}
