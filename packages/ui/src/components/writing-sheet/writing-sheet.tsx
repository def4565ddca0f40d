import type { ComponentProps } from 'react';
import * as css from './writing-sheet.css.ts';

export type WritingSheetProps = Omit<ComponentProps<'main'>, 'className' | 'style'>;

/** The page being written: the main content of the editor's screen, below its bar. */
export function WritingSheet(props: WritingSheetProps) {
  return <main {...props} className={css.sheet} />;
}
