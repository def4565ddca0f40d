import { Icon } from '@octavo/ui/components/icon';
import { Skeleton } from '@octavo/ui/components/skeleton';
import { Star } from 'lucide-react';
import * as css from './sheet.css.ts';

const rows = [
  { title: '50%', meta: '100%', text: '76%' },
  { title: '39%', meta: '74%', text: '68%' },
] as const;

/** Two rows of the list before their documents have loaded. */
export function LoadingRows() {
  return rows.map(({ title, meta, text }) => (
    <div key={title} className={css.loadingRow} aria-hidden>
      <Icon of={Star} size={18} />
      <Skeleton width={title} height="10px" />
      <Skeleton width={meta} height="10px" />
      <span className={css.loadingSecond}>
        <Skeleton width={text} height="10px" />
      </span>
    </div>
  ));
}
