import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { RotateCw } from 'lucide-react';
import { Button } from '../../components/button/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { useFlow } from '../flow-context/index.ts';

/** Why the model could not be prepared. */
export function ModelFailed() {
  const { t } = useTranslation('browser-model');
  const flow = useFlow('browser-model');
  const failure = useSelector(flow, (state) => (state.hasTag('failed') ? state.context.failure : null));
  if (failure === null) return null;
  return (
    <Notice
      tone="warning"
      title={t('failed.title')}
      action={
        <Button tone="outline" size="sm" icon={RotateCw} onClick={() => flow.send({ type: 'retry' })}>
          {t('retry')}
        </Button>
      }
    >
      {t(`failed.${failure}`)}
    </Notice>
  );
}
