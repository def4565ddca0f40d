import type { ReactNode } from 'react';
import * as css from './editor-desk.css.ts';

/** What lies under the sheet of a story about the editor. */
export function EditorDesk({ children }: { readonly children: ReactNode }) {
  return <div className={css.desk}>{children}</div>;
}
