import type { ComponentProps } from 'react';
import * as css from './page-sheet.css.ts';

export type PageSheetProps = Omit<ComponentProps<'main'>, 'className' | 'style'>;

/** The page in the middle of the desk: the main content of every screen but the editor. */
export function PageSheet(props: PageSheetProps) {
  return <main {...props} className={css.sheet} />;
}
