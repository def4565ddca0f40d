import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useFlow } from '../flow-context/index.ts';
import * as css from './home.css.ts';

/**
 * Says what the product is for, to a visitor without documents. On a first visit the still frame has already painted
 * it, so it stays while the documents are loading.
 */
export function Lead() {
  const { t } = useTranslation();
  const isFirstVisit = useSelector(useFlow('session'), ({ context }) => context.reloaded);
  const isVisitor = useSelector(
    useFlow('account'),
    ({ context }) => context.account?.info.accountType === 'anon',
  );
  const isEmpty = useSelector(
    useFlow('home'),
    (state) => state.hasTag('ready') && state.context.docs.length === 0,
  );
  const isLoading = useSelector(
    useFlow('home'),
    (state) => !state.hasTag('ready') && !state.hasTag('failed'),
  );
  const isShown = isLoading ? isFirstVisit : isEmpty && isVisitor;
  return isShown ? <p className={css.lead}>{t('description')}</p> : null;
}
