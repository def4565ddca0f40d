import type { ReactNode } from 'react';
import * as css from './editor-desk.css.ts';

/** The desk below the sheet in stories about the editor. */
export function EditorDesk({ children }: { readonly children: ReactNode }) {
  return <div className={css.desk}>{children}</div>;
}
