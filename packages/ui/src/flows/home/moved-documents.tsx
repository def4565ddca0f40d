import { formatRoute } from '@octavo/machines/navigation';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Link } from '../../components/link/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { followInApp } from './follow-in-app.ts';
import * as css from './home.css.ts';

/** Lists the visitor's documents that have moved into the account, until that has been read (SPEC §2). */
export function MovedDocuments() {
  const home = useFlow('home');
  const { t } = useTranslation(['home', 'common']);
  const moved = useSelector(home, ({ context }) => context.moved);
  const docs = useSelector(home, ({ context }) => context.docs);
  const named = docs.filter(({ id }) => moved.includes(id));
  if (named.length === 0) return null;
  return (
    <div className={css.moved}>
      <Notice
        tone="success"
        title={t('moved.title', { count: named.length })}
        action={
          <Button size="sm" onClick={() => home.send({ type: 'moved.dismiss' })}>
            {t('moved.dismiss')}
          </Button>
        }
      >
        {t('moved.text')}
        <ul className={css.movedTitles}>
          {named.map(({ id, title }) => (
            <li key={id}>
              <Link
                href={formatRoute({ page: 'document', id })}
                onClick={followInApp(() => home.send({ type: 'document.open', id }))}
              >
                {title || t('common:document.untitled')}
              </Link>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
