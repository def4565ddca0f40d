import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../components/live-region/index.ts';
import { SwitchField } from '../../components/switch-field/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './browser-model.css.ts';
import { ModelFailed } from './model-failed.tsx';
import { ModelProgress } from './model-progress.tsx';
import { ModelLapsed } from './model-lapsed.tsx';
import { useModelStatus } from './use-model-status.ts';

/** The switch of the browser's own model, and its state; nothing in browsers that have none. */
export function BrowserModel() {
  const { t } = useTranslation('browser-model');
  const flow = useFlow('browser-model');
  const isVisible = useSelector(flow, (state) => state.hasTag('visible'));
  const isOn = useSelector(flow, (state) => state.hasTag('on'));
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'));
  const isUnsuitable = useSelector(flow, (state) => state.matches('unsuitable'));
  const isOffered = useSelector(flow, (state) => state.matches('offered'));
  const isPrepared = useSelector(flow, (state) => state.matches('ready') && state.context.isPrepared);
  const status = useModelStatus();
  if (!isVisible) return null;
  return (
    <div className={css.section}>
      <SwitchField
        label={t('label')}
        hint={isUnsuitable ? t('unsuitable') : t('hint')}
        checked={isOn}
        disabled={isUnsuitable}
        busy={isBusy}
        onCheckedChange={(next) => flow.send({ type: next ? 'switch.on' : 'switch.off' })}
      />
      {isOffered ? <p className={css.note}>{t('offered')}</p> : null}
      {isPrepared ? <p className={css.note}>{t('ready')}</p> : null}
      <ModelLapsed />
      <ModelProgress />
      <ModelFailed />
      <LiveRegion>{status}</LiveRegion>
    </div>
  );
}
