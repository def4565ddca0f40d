import { cva } from 'class-variance-authority';
import { control } from '../corner/corner.css.ts';
import * as css from './button.css.ts';

export const button = cva([control, css.root], {
  variants: {
    tone: {
      solid: css.solid,
      outline: css.outline,
      quiet: css.quiet,
      accent: css.accent,
      ai: css.ai,
      danger: css.danger,
    },
    size: { sm: css.small, md: css.medium, lg: css.large },
    isWide: { true: css.wide },
    isFlush: { true: css.flush },
  },
  defaultVariants: { tone: 'outline', size: 'md' },
});
