import type { ReactNode } from 'react';
import type { ThemeForm } from '../../theme/theme-form.ts';

/** What a drawing is about, once for each manner of a theme, on a sheet of 132 × 76 whose ground is at 66. */
export interface Subject extends Readonly<Record<ThemeForm['picture'], ReactNode>> {
  /** No light falls on the ground below it. */
  readonly isDark?: boolean;
}
