import { cva, type VariantProps } from 'class-variance-authority';
import { card } from '../corner/corner.css.ts';
import * as css from './notice.css.ts';

export const notice = cva([card, css.root], {
  variants: {
    tone: { neutral: css.neutral, success: css.success, warning: css.warning, danger: css.danger },
  },
  defaultVariants: { tone: 'neutral' },
});

export type NoticeVariants = VariantProps<typeof notice>;
