import { allowanceOf } from '@octavo/machines/account';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Meter } from '../../components/meter/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './allowance-meter.css.ts';

/**
 * The allowance of a Free account (SPEC §4): how many AI words are left today, when it is renewed, and how to lift the
 * limit. Renders nothing while that is unknown or nothing is counted.
 */
export function AllowanceMeter({ isSlim }: { readonly isSlim: boolean }) {
  const { t } = useTranslation('account');
  const app = useFlow('app');
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
      <div className={css.line}>
        <span className={css.small}>{t('allowance.refill')}</span>
        <span className={css.upgrade}>
          <Button
            tone="accent"
            size="sm"
            aria-label={t('allowance.upgrade')}
            onClick={() => app.send({ type: 'open-upgrade-panel' })}
          >
            {t(isSlim ? 'allowance.upgradeSlim' : 'allowance.upgrade')}
          </Button>
        </span>
      </div>
    </div>
  );
}
