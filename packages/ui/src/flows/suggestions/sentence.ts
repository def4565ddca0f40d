import type { Suggestion } from '@octavo/machines/suggestions';
import type { i18n, TFunction } from 'i18next';
import { kindOf } from './kind-of.ts';
import { namedSpaces } from './named-spaces.ts';
import { reasonOf } from './reason.ts';

/** A suggestion and its reason in words, for readers who cannot see what is struck out. */
export function sentenceOf(t: TFunction<'suggestions'>, i18next: i18n, item: Suggestion): string {
  const { original, replacement } = item;
  const words = t(replacement === '' ? 'rowLeaveOut' : 'row', {
    kind: kindOf(t, item),
    ...(namedSpaces(t, item) ?? { original, replacement }),
  });
  return `${words}. ${reasonOf(i18next, item)}`;
}
