import type { ReactNode } from 'react';
import * as css from './sidebar.css.ts';

/** Two short actions side by side, below each other where there is no room for their words. */
export function SidebarPair({ children }: { readonly children: ReactNode }) {
  return <div className={css.pair}>{children}</div>;
}
