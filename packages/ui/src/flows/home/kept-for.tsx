import { anonymousDays } from '@octavo/contract/account-kinds';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useFlow } from '../flow-context/index.ts';
import * as css from './home.css.ts';

/** Tells a visitor without an account how long the pages are stored. */
export function KeptFor() {
  const { t } = useTranslation('home');
  const account = useFlow('account');
  const isVisitor = useSelector(account, ({ context }) => context.account?.info.accountType === 'anon');
  return isVisitor ? <p className={css.keptFor}>{t('keptFor', { days: anonymousDays })}</p> : null;
}
