import type { Suggestion } from '@octavo/machines/suggestions';
import type { TFunction } from 'i18next';

/** The kind of a suggestion in words, marked as "worth a look" if it is less certain than the others. */
export const kindOf = (
  t: TFunction<'suggestions'>,
  { kind, isLikely }: Pick<Suggestion, 'kind' | 'isLikely'>,
): string => (isLikely ? t('likelyKind', { kind: t(`kind.${kind}`) }) : t(`kind.${kind}`));
