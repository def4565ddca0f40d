import { Skeleton } from '../../components/skeleton/index.ts';
import * as css from './changelog.css.ts';

const entries = [
  ['94%', '88%', '96%', '52%'],
  ['90%', '97%', '86%', '71%'],
  ['95%', '84%', '38%'],
] as const;

/** Placeholders for the entries of the changelog while they load. */
export function LoadingEntries() {
  return (
    <div className={css.entries}>
      {entries.map((lines) => (
        <div key={lines.join(' ')} className={css.entry}>
          <div className={css.loadingLines}>
            <Skeleton width="72px" />
            <Skeleton width="88px" height="8px" />
          </div>
          <div className={css.loadingLines}>
            {lines.map((width) => (
              <Skeleton key={width} width={width} height="8px" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
