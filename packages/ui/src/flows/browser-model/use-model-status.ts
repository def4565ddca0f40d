import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useFlow } from '../flow-context/index.ts';

/** How far the preparation of the model is, for screen readers; empty while nothing happens. */
export function useModelStatus(): string {
  const { t } = useTranslation('browser-model');
  const flow = useFlow('browser-model');
  return useSelector(flow, (state) => {
    if (state.matches({ preparing: 'downloading' })) return t('downloading');
    if (state.matches({ preparing: 'loading' })) return t('loading');
    if (state.matches('ready')) return state.context.isPrepared ? t('ready') : '';
    return state.context.failure !== null && state.hasTag('failed')
      ? `${t('failed.title')}. ${t(`failed.${state.context.failure}`)}`
      : '';
  });
}
