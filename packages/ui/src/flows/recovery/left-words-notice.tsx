import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { useFocusOnPage } from '../document/use-focus-on-page.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './recovery.css.ts';
import { useQuestion } from './use-question.ts';

/** Opens the question, and stays until it is answered. It does not take the focus. */
export default function LeftWordsNotice() {
  const recovery = useFlow('recovery');
  const { t } = useTranslation('recovery');
  const { reason } = useQuestion();
  const count = useSelector(recovery, ({ context }) => context.words.length);
  const part = useFocusOnPage<HTMLOutputElement>();
  return (
    <output ref={part} className={css.notice}>
      <Notice
        tone="warning"
        title={t('notice')}
        {...(count > 1 && { aside: t('more', { count: count - 1 }) })}
        action={
          <Button size="sm" onClick={() => recovery.send({ type: 'open' })}>
            {t('look')}
          </Button>
        }
      >
        {reason}
      </Notice>
    </output>
  );
}
