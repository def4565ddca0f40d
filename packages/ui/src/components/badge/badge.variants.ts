import { cva, type VariantProps } from 'class-variance-authority';
import * as css from './badge.css.ts';

export const badge = cva(css.root, {
  variants: {
    tone: {
      neutral: css.neutral,
      accent: css.accent,
      ai: css.ai,
      success: css.success,
      warning: css.warning,
      danger: css.danger,
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export type BadgeVariants = VariantProps<typeof badge>;
