import type { ReactNode } from 'react';
import * as css from './layout.css.ts';

/** Several of the same kind side by side. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>{children}</div>;
}

/** Stacked rows. */
export function Rows({ children, wide = false }: { readonly children: ReactNode; readonly wide?: boolean }) {
  return <div style={{ display: 'grid', gap: 20, justifyItems: wide ? 'stretch' : 'start' }}>{children}</div>;
}

/** Part of a page with a given width, and the page's own background and border. */
export function Paper({ width, children }: { readonly width?: number; readonly children: ReactNode }) {
  return (
    <div className={css.paper} style={{ width }}>
      {children}
    </div>
  );
}
