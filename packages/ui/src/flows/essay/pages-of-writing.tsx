import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { WizardAlert, WizardLoading } from '../wizard/index.ts';
import { EssayProgress } from './essay-progress.tsx';
import { useDraft } from './use-draft.ts';
import { useShell } from './use-shell.ts';

export function LoadingPage() {
  const { essay } = useDraft();
  const { t } = useTranslation('essay');
  const round = useSelector(essay, ({ context }) => context.round);
  const progress = useSelector(essay, ({ context }) => context.progress);
  const isLost = useSelector(essay, (state) => state.matches({ page: { loading: 'lost' } }));
  const isStopping = useSelector(essay, (state) => state.matches({ page: { loading: 'stopping' } }));
  return (
    <WizardLoading {...useShell(null)} name={t('name')} set={round - 1}>
      <EssayProgress
        progress={progress}
        isLost={isLost}
        isStopping={isStopping}
        onStop={() => essay.send({ type: 'stop' })}
      />
    </WizardLoading>
  );
}

/** An essay that another window is waiting for: it can be left here without being stopped. */
export function WatchingPage() {
  const { essay } = useDraft();
  const { t } = useTranslation(['essay', 'common']);
  const progress = useSelector(essay, ({ context }) => context.progress);
  const isStopping = useSelector(essay, (state) => state.matches({ page: { watching: 'stopping' } }));
  return (
    <WizardLoading {...useShell(null)} name={t('name')} set={0}>
      <EssayProgress
        progress={progress}
        isLost={false}
        isStopping={isStopping}
        onStop={() => essay.send({ type: 'stop' })}
      />
      <Button tone="quiet" onClick={() => essay.send({ type: 'dismiss' })}>
        {t('common:close')}
      </Button>
    </WizardLoading>
  );
}

export function AlertPage() {
  const { essay } = useDraft();
  const { t } = useTranslation(['essay', 'wizard']);
  const alert = useSelector(essay, ({ context }) => context.alert);
  return (
    <WizardAlert
      {...useShell(null)}
      name={t('name')}
      message={alert?.message ?? ''}
      onRetry={() => essay.send({ type: 'retry' })}
      retryLabel={alert?.of === 'theses' ? t('wizard:error.startOver') : undefined}
      onUpgrade={alert?.code === 'limit_reached' ? () => essay.send({ type: 'upgrade' }) : undefined}
    />
  );
}
