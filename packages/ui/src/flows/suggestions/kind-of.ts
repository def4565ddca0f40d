import type { Suggestion } from '@octavo/machines/suggestions';
import type { TFunction } from 'i18next';

/** What a suggestion is about, and that it is worth a look where it is less sure than the others. */
export const kindOf = (
  t: TFunction<'suggestions'>,
  { kind, isLikely }: Pick<Suggestion, 'kind' | 'isLikely'>,
): string => (isLikely ? t('likelyKind', { kind: t(`kind.${kind}`) }) : t(`kind.${kind}`));
