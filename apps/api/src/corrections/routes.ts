import { routes, unfinishedHeader, writeUnfinished } from '@octavo/contract';
import type { Api } from '../api.ts';
import { languageOf } from '../texts/language-of.ts';
import { checkedLanguageOf } from '@octavo/language';
import type { Corrections } from './corrections.ts';
import { applyPreferences } from './personal/apply-preferences.ts';
import type { PreferencesStore } from './personal/preferences-store.ts';

export interface CorrectionServices {
  readonly corrections: Corrections;
  readonly preferences: PreferencesStore;
}

export function registerCorrections(app: Api, { corrections, preferences }: CorrectionServices): void {
  app.openapi(routes.corrections, async (context) => {
    const { text, withheld = false, around } = context.req.valid('json');
    const { id, countryCode } = context.get('account');
    const language = checkedLanguageOf(languageOf(context));
    const caller = { accountId: id, network: context.get('network') };
    const [{ corrections: found, unfinished }, wishes] = await Promise.all([
      corrections.read(text, countryCode, context.req.raw.signal, language, caller, withheld, around),
      preferences.read(id),
    ]);
    if (unfinished.length > 0) context.header(unfinishedHeader, writeUnfinished(unfinished));
    return context.json(applyPreferences(text, found, wishes), 200);
  });

  app.openapi(routes.writingPreferences, async (context) =>
    context.json(await preferences.read(context.get('account').id), 200),
  );

  app.openapi(routes.changeWritingPreferences, async (context) =>
    context.json(await preferences.change(context.get('account').id, context.req.valid('json')), 200),
  );
}
