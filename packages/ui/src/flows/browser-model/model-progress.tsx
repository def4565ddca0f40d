import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Progress } from '../../components/progress/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './browser-model.css.ts';

/** How much of the model has been downloaded, with a button that stops it. */
export function ModelProgress() {
  const { t, i18n } = useTranslation('browser-model');
  const flow = useFlow('browser-model');
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'));
  const isLoading = useSelector(flow, (state) => state.matches({ preparing: 'loading' }));
  const loaded = useSelector(flow, ({ context }) => context.loaded);
  if (!isBusy) return null;
  const label = isLoading ? t('loading') : t('downloading');
  const share = isLoading ? null : loaded;
  const percent =
    share === null ? null : new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(share);
  return (
    <div className={css.progress}>
      <div className={css.bar}>
        <p className={css.line}>
          <span>{label}</span>
          {percent === null ? null : <span className={css.figure}>{percent}</span>}
        </p>
        <Progress label={label} value={share} max={1} {...(percent === null ? {} : { valueText: percent })} />
        {isLoading ? null : <p className={css.note}>{t('downloadingNote')}</p>}
      </div>
      <Button tone="outline" size="sm" onClick={() => flow.send({ type: 'stop' })}>
        {t('stop')}
      </Button>
    </div>
  );
}
