import { routes } from '@octavo/contract';
import type { Api } from '../api.ts';
import { languageOf } from '../texts/language-of.ts';
import { checkedLanguageOf } from './checked-language.ts';
import type { Corrections } from './corrections.ts';

export interface CorrectionServices {
  readonly corrections: Corrections;
}

export function registerCorrections(app: Api, { corrections }: CorrectionServices): void {
  app.openapi(routes.corrections, async (context) => {
    const { text } = context.req.valid('json');
    const { countryCode } = context.get('account');
    const language = checkedLanguageOf(languageOf(context));
    return context.json(await corrections.check(text, countryCode, context.req.raw.signal, language), 200);
  });
}
