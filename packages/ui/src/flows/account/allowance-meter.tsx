import { allowanceOf } from '@octavo/machines/account';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Meter } from '../../components/meter/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './allowance-meter.css.ts';

/** How many AI words are left today, and when there are more. Nothing while that is unknown or nothing is counted. */
export function AllowanceMeter({ isSlim }: { readonly isSlim: boolean }) {
  const { t } = useTranslation('account');
  const account = useFlow('account');
  const left = useSelector(account, ({ context }) => allowanceOf(context)?.left ?? null);
  const total = useSelector(account, ({ context }) => allowanceOf(context)?.total ?? 0);
  if (left === null) return null;
  const words = t('allowance.left', { count: left });
  const scale = t('allowance.scale', { total });
  return (
    <div className={css.root}>
      <div className={css.line}>
        <span className={css.left}>{isSlim ? t('allowance.slim', { count: left }) : words}</span>
        <span className={css.small}>{scale}</span>
      </div>
      <Meter label={words} value={left} max={total} valueText={`${words}, ${scale}`} />
      <span className={css.small}>{t('allowance.refill')}</span>
    </div>
  );
}
