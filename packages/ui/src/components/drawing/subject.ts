import type { ReactNode } from 'react';
import type { ThemeForm } from '../../theme/theme-form.ts';

/** The subject of a drawing, once per drawing style, on a sheet of 132 × 76 with the ground at 66. */
export interface Subject extends Readonly<Record<ThemeForm['picture'], ReactNode>> {
  /** Whether the ground below it is unlit. */
  readonly isDark?: boolean;
}
