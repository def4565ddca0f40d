import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useFlow } from '../flow-context/index.ts';
import * as css from './home.css.ts';

/**
 * What the product is for, to a visitor who has written nothing yet. On a first visit the still frame has painted it
 * before the app is drawn, so that it stays while the documents are on their way.
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
