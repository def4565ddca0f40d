import { useTranslation } from 'react-i18next';
import { Meter } from '../../components/meter/index.ts';
import * as css from './allowance-meter.css.ts';

export interface Allowance {
  /** AI words that the account has left today. */
  readonly left: number;
  /** AI words of a full day. */
  readonly total: number;
}

/** How many AI words are left today, and when there are more. */
export function AllowanceMeter({
  allowance,
  isSlim,
}: {
  readonly allowance: Allowance;
  readonly isSlim: boolean;
}) {
  const { t } = useTranslation('common');
  const words = t('allowance.left', { count: allowance.left });
  const scale = t('allowance.scale', { total: allowance.total });
  return (
    <div className={css.root}>
      <div className={css.line}>
        <span className={css.left}>{isSlim ? t('allowance.slim', { count: allowance.left }) : words}</span>
        <span className={css.small}>{scale}</span>
      </div>
      <Meter label={words} value={allowance.left} max={allowance.total} valueText={`${words}, ${scale}`} />
      <span className={css.small}>{t('allowance.refill')}</span>
    </div>
  );
}
