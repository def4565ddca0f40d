import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useFlow } from '../flow-context/index.ts';
import * as css from './lock.css.ts';
import { LockedPage } from './locked-page.tsx';

/**
 * Replaces a locked document's text: its title, and a button to enter the password. The default export, so that it can
 * be fetched on demand.
 */
export default function LockedDocument() {
  const { t } = useTranslation('common');
  const lock = useFlow('lock');
  const title = useSelector(useFlow('document'), (state) => state.context.title);
  return (
    <div className={css.document}>
      <h1 dir="auto" className={css.title}>
        {title || t('document.untitled')}
      </h1>
      <LockedPage onUnlock={() => lock.send({ type: 'open', isLocked: true })} />
    </div>
  );
}
