import { Star } from 'lucide-react';
import { Icon } from '../icon/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import * as row from './document-row.css.ts';
import * as css from './loading-rows.css.ts';

const rows = [
  { title: '46%', preview: '82%', facts: '132px' },
  { title: '38%', preview: '74%', facts: '104px' },
  { title: '52%', preview: '88%', facts: '120px' },
  { title: '34%', preview: '70%', facts: '112px' },
] as const;

export interface LoadingRowsProps {
  /** Whether the rows will have a star. */
  readonly marked?: boolean;
}

/** Placeholders in the shape of the rows that are loading. */
export function LoadingRows({ marked = true }: LoadingRowsProps) {
  return rows.map(({ title, preview, facts }) => (
    <div key={title} className={row.row}>
      {marked ? (
        <span className={css.star}>
          <Icon of={Star} size={18} />
        </span>
      ) : null}
      <div className={marked ? row.body : row.unmarked}>
        <span className={css.title}>
          <Skeleton width={title} />
        </span>
        <span className={css.preview}>
          <Skeleton width={preview} height="8px" />
        </span>
      </div>
      <div className={row.side}>
        <span className={row.facts}>
          <Skeleton width={facts} height="8px" />
        </span>
      </div>
    </div>
  ));
}
