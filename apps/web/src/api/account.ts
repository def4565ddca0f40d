import type { AccountInfo, RemainingWords, Subscription } from '@octavo/contract';
import { endpoints } from '@octavo/contract/endpoints';
import { call } from './client.ts';

export const account = {
  isAuthenticated: () => call<{ isAuthenticated: boolean }>(endpoints.isAuthenticated),
  signInAnonymously: () => call<unknown>(endpoints.signInAnonymously),
  info: () => call<AccountInfo>(endpoints.accountInfo),
  subscription: () => call<Subscription>(endpoints.subscription),
  remainingWords: () => call<RemainingWords>(endpoints.remainingWords),
};
