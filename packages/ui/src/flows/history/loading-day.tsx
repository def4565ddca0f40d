import { LoadingRows } from '../../components/document-row/loading-rows.tsx';
import { Skeleton } from '../../components/skeleton/index.ts';
import * as css from './history.css.ts';

/** Placeholders for a day and its documents. */
export function LoadingDay() {
  return (
    <div className={css.day}>
      <div className={css.loadingDayName}>
        <Skeleton width="148px" height="8px" />
      </div>
      <div className={css.rows}>
        <LoadingRows />
      </div>
    </div>
  );
}
