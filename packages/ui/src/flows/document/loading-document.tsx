import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../components/live-region/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import * as css from './document-page.css.ts';

const lines = ['98%', '94%', '97%', '91%', '62%', '96%', '99%', '93%', '38%'] as const;

/** A placeholder while the text is loading. */
export function LoadingDocument() {
  const { t } = useTranslation('document');
  return (
    <div aria-busy="true" className={css.loading}>
      <LiveRegion>{t('loading')}</LiveRegion>
      <div className={css.loadingTitle}>
        <Skeleton width="68%" height="30px" />
      </div>
      {lines.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
