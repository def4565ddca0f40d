import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Download } from 'lucide-react';
import { Button } from '../../components/button/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { useFlow } from '../flow-context/index.ts';

/** The browser has removed a model that is switched on. */
export function ModelLapsed() {
  const { t } = useTranslation('browser-model');
  const flow = useFlow('browser-model');
  const isLapsed = useSelector(flow, (state) => state.matches('lapsed'));
  if (!isLapsed) return null;
  return (
    <Notice
      action={
        <Button tone="outline" size="sm" icon={Download} onClick={() => flow.send({ type: 'switch.on' })}>
          {t('again')}
        </Button>
      }
    >
      {t('lapsed')}
    </Notice>
  );
}
