import { routes } from '@octavo/contract';
import type { Language } from '@octavo/contract/languages';
import { z } from 'zod';
import type { Api } from '../../api.ts';
import type { Account } from '../../account/account.ts';
import { AppError, notFound } from '../../errors.ts';
import { languageOf } from '../../texts/language-of.ts';
import type { TestTill } from './test-till.ts';
import { answerWithTillPage } from './till-page.ts';
import type { TillTexts } from './till-texts.ts';

export interface TillServices {
  readonly till: TestTill | undefined;
  readonly customerOf: (accountId: string) => Promise<string | undefined>;
  readonly tillTexts: (language: Language) => TillTexts;
}

const path = '/account/test_till';
const change = z.object({ change: z.enum(['cancel', 'resume', 'end', 'fail', 'payLate']) });

/** Paying and managing at the test till. Registers nothing if there is none. */
export function registerTill(app: Api, { till, customerOf, tillTexts }: TillServices): void {
  const customer = async ({ id, type }: Account): Promise<string> => {
    const found = type === 'shared' ? undefined : await customerOf(id);
    if (found === undefined) throw notFound('subscription');
    return found;
  };

  app.openapi(routes.payAtTestTill, async (context) => {
    if (!till) throw noTill();
    const payment = context.req.valid('json');
    const { refused } = tillTexts(languageOf(context));
    return context.json(await till.pay(await customer(context.get('account')), payment, refused), 200);
  });

  if (!till) return;

  app.get(path, async (context) => {
    const language = languageOf(context);
    const account = context.get('account');
    const subscription = await till.current(await customer(account));
    return answerWithTillPage(context, {
      language,
      country: account.countryCode,
      texts: tillTexts(language),
      subscription,
    });
  });

  app.post(path, async (context) => {
    const wish = change.parse(await context.req.parseBody());
    await till.change(await customer(context.get('account')), wish.change);
    return context.redirect(path, 303);
  });
}

const noTill = (): AppError =>
  new AppError('not_configured', 501, 'No test till stands on this installation.');
