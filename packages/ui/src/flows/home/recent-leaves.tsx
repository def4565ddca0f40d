import { formatRoute } from '@octavo/machines/navigation';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Leaf } from '../../components/leaf/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { shortAge } from './document-age.ts';
import { followInApp } from './follow-in-app.ts';
import * as css from './home.css.ts';
import { ModeIcon } from './mode-icon.tsx';

/** As many as fit side by side. */
const leavesShown = 4;

/** The most recently changed documents, as leaves of a book; hidden while the list is searched or filtered. */
export function RecentLeaves({ now }: { readonly now: Date }) {
  const home = useFlow('home');
  const { t, i18n } = useTranslation(['home', 'common']);
  const heading = useId();
  const recent = useSelector(home, (state) => state.context.recent);
  const isWhole = useSelector(
    home,
    ({ context }) => context.search.trim() === '' && context.filter === 'all',
  );
  if (recent.length === 0 || !isWhole) return null;
  return (
    <section aria-labelledby={heading} className={css.section}>
      <div className={css.sectionHead}>
        <h2 id={heading} className={css.label}>
          {t('home:recent')}
        </h2>
      </div>
      <ul className={css.leaves}>
        {recent
          .slice(0, leavesShown)
          .map(({ id, title, contentPreview, encryption, writingMode, updatedAt }) => (
            <li key={id} className={css.leaf}>
              <Leaf
                href={formatRoute({ page: 'document', id })}
                title={title || t('common:document.untitled')}
                text={
                  encryption
                    ? t('common:document.locked')
                    : contentPreview || t('common:document.emptyPreview')
                }
                icon={<ModeIcon mode={writingMode} />}
                mode={t(`common:writingMode.${writingMode}`)}
                age={shortAge(updatedAt, now, i18n.language)}
                onClick={followInApp(() => home.send({ type: 'document.open', id }))}
              />
            </li>
          ))}
      </ul>
    </section>
  );
}
