import { cva, type VariantProps } from 'class-variance-authority';
import * as css from './banner.css.ts';

export const banner = cva(css.root, {
  variants: {
    tone: {
      neutral: css.neutral,
      accent: css.accent,
      success: css.success,
      warning: css.warning,
      danger: css.danger,
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export type BannerVariants = VariantProps<typeof banner>;
