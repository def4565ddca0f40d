import { endpoints } from '@octavo/contract/endpoints';
import { formatRoute } from '@octavo/machines/navigation';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { GoogleButton } from '../../components/google-button/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './login-dialog.css.ts';

/** Signs in with Google and returns to this page; renders nothing where Google is not set up. */
export function GoogleMethod() {
  const { t } = useTranslation('login');
  const hasGoogle = useSelector(useFlow('login'), ({ context }) => context.methods?.google === true);
  const returnTo = useSelector(useFlow('navigation'), ({ context }) => formatRoute(context.route));
  if (!hasGoogle) return null;
  return (
    <div className={css.google}>
      <GoogleButton
        href={`${endpoints.signInWithGoogle.path}?${new URLSearchParams({ returnTo }).toString()}`}
        label={t('google')}
      />
      <div className={css.or}>{t('or')}</div>
    </div>
  );
}
