import { Skeleton } from '../../components/skeleton/index.ts';
import * as css from './changelog.css.ts';

const entries = [
  ['78%', '62%', '70%', '56%', '66%'],
  ['71%', '84%', '58%', '63%'],
  ['66%', '74%', '52%'],
] as const;

/** Placeholders for the entries of the changelog while they load. */
export function LoadingEntries() {
  return (
    <div className={css.entries}>
      {entries.map((lines) => (
        <div key={lines.join(' ')} className={css.entry}>
          <div className={css.loadingLines}>
            <Skeleton width="112px" height="8px" />
            <Skeleton width="72px" height="8px" />
          </div>
          <div className={css.loadingLines}>
            <Skeleton width="58%" height="16px" />
            {lines.map((width) => (
              <Skeleton key={width} width={width} height="8px" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
