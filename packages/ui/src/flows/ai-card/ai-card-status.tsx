import { type AiCardActor, isNoFailure } from '@octavo/machines/ai-card';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../components/live-region/index.ts';

/** Announces the progress of the versions. */
export function AiCardStatus({ actor }: { readonly actor: AiCardActor }) {
  const { t } = useTranslation(['ai-card', 'common']);
  const done = useSelector(
    actor,
    ({ context }) => context.versions.filter(({ status }) => status === 'done').length,
  );
  const writing = useSelector(actor, ({ context }) =>
    context.versions.some(({ status }) => status === 'loading'),
  );
  const isStandIn = useSelector(actor, ({ context }) => context.engine === 'stand-in');
  const isTrying = useSelector(actor, ({ context }) => context.isKept);
  const nothing = useSelector(
    actor,
    ({
      context: {
        versions: [first],
      },
    }) => (isNoFailure(first) ? first.error : null),
  );
  const words = isTrying
    ? t('writing')
    : done === 3
      ? t('allReady')
      : done > 0
        ? writing
          ? t('ready', { number: done })
          : t('someReady', { count: done })
        : writing
          ? t('writing')
          : (nothing ?? '');
  return (
    <LiveRegion>
      {isStandIn && done > 0 && !writing && !isTrying ? `${words}. ${t('common:standIn')}` : words}
    </LiveRegion>
  );
}
