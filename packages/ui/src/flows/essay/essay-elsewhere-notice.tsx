import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './essay.css.ts';

/** Links to the essay while it is being written. It does not take the focus. */
export default function EssayElsewhereNotice() {
  const essay = useFlow('essay');
  const { t } = useTranslation('essay');
  const title = useSelector(essay, ({ context }) => context.elsewhere?.title ?? null);
  return (
    <output className={css.elsewhere}>
      <Notice
        title={t('elsewhere.title')}
        action={
          <Button size="sm" onClick={() => essay.send({ type: 'elsewhere.watch' })}>
            {t('elsewhere.watch')}
          </Button>
        }
      >
        {title ?? t('elsewhere.untitled')}
      </Notice>
    </output>
  );
}
