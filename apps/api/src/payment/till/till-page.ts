import type { Language } from '@octavo/contract/languages';
import type { Context } from 'hono';
import { moneyFormat } from '@octavo/contract/money-format';
import { html } from 'hono/html';
import type { ApiEnv } from '../../api.ts';
import { answerWithPlainPage } from '../../http/plain-page.ts';
import { asAmount } from '../amounts.ts';
import type { TillTexts } from './till-texts.ts';
import type { TillChange } from './test-till.ts';
import type { TillSubscription } from './till-store.ts';

export interface TillPage {
  readonly language: Language;
  /** The reader's country (ISO 3166-1). */
  readonly country: string;
  readonly texts: TillTexts;
  readonly subscription: TillSubscription | undefined;
}

/** The page where a test till's subscription is managed, instead of the provider's portal. */
export function answerWithTillPage(context: Context<ApiEnv>, page: TillPage) {
  const { language, texts, subscription } = page;
  const isLate = subscription?.status === 'past_due';
  const isRunning = subscription?.status === 'active' || subscription?.status === 'trialing';
  const isEnding = isRunning && subscription.cancelled === 1;
  const state = isLate ? texts.late : isEnding ? texts.ends : isRunning ? texts.renews : texts.none;
  const changes = changesOf({ isLate, isEnding, isRunning });
  const body = html`<p><strong>${texts.notice}</strong></p>
    <p>${subscription ? fill(state, subscription, page) : texts.none}</p>
    ${changes.map(
      (change) =>
        html`<form method="post" action="/account/test_till">
          <input type="hidden" name="change" value="${change}" />
          <p><button type="submit">${texts[change]}</button></p>
        </form>`,
    )}
    <a href="/app/account/">${texts.back}</a>`;
  return answerWithPlainPage(context, { language, title: texts.pageTitle, body });
}

function changesOf(
  state: Readonly<Record<'isLate' | 'isEnding' | 'isRunning', boolean>>,
): readonly TillChange[] {
  if (state.isLate) return ['payLate', 'end'];
  if (state.isEnding) return ['resume', 'end'];
  return state.isRunning ? ['cancel', 'fail'] : [];
}

function fill(
  text: string,
  row: TillSubscription,
  { language, country }: Pick<TillPage, 'language' | 'country'>,
): string {
  const { full_minor: minor, currency } = row;
  const price = moneyFormat(language, currency, country).format(asAmount({ minor, currency }));
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(row.renews_at),
  );
  return text.replace('{price}', price).replace('{date}', date);
}
