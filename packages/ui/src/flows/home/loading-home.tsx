import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon/index.ts';
import { LiveRegion } from '../../components/live-region/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import * as css from './home.css.ts';

const tags = ['72px', '96px', '84px', '112px'] as const;
const leaves = ['78%', '86%', '64%', '80%'] as const;
const rows = [
  { id: 'a', title: '46%', preview: '82%', date: '104px' },
  { id: 'b', title: '38%', preview: '74%', date: '76px' },
  { id: 'c', title: '52%', preview: '88%', date: '92px' },
  { id: 'd', title: '34%', preview: '70%', date: '84px' },
] as const;

/** A placeholder for the page while its documents are loading. */
export function LoadingHome() {
  const { t } = useTranslation('home');
  return (
    <div aria-busy="true">
      <LiveRegion>{t('loading')}</LiveRegion>
      <div className={css.filters}>
        <Skeleton width="100%" height="44px" />
        <div className={css.loadingChoices}>
          <Skeleton width="100%" height="44px" />
        </div>
      </div>
      <div className={css.tags}>
        {tags.map((width) => (
          <Skeleton key={width} width={width} height="28px" />
        ))}
      </div>
      <div className={css.section}>
        <div className={css.sectionHead}>
          <Skeleton width="48px" height="16px" />
        </div>
        <div className={css.leaves}>
          {leaves.map((width) => (
            <div key={width} className={css.loadingLeaf}>
              <Skeleton width={width} />
              <Skeleton width="56%" />
              <Skeleton width="90%" height="8px" />
              <Skeleton width="72%" height="8px" />
            </div>
          ))}
        </div>
      </div>
      <div className={css.section}>
        <div className={css.sectionHead}>
          <Skeleton width="92px" height="16px" />
        </div>
        <div className={css.rows}>
          {rows.map(({ id, title, preview, date }) => (
            <div key={id} className={css.loadingRow}>
              <Icon of={Star} size={18} />
              <div className={css.loadingLines}>
                <Skeleton width={title} />
                <Skeleton width={preview} height="8px" />
              </div>
              <div className={css.loadingSide}>
                <Skeleton width={date} height="8px" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
