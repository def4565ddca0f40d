import { cva } from 'class-variance-authority';
import * as css from './link.css.ts';

export const link = cva(css.root, {
  variants: { tone: { text: css.inText, alone: css.alone, quiet: css.quiet } },
  defaultVariants: { tone: 'text' },
});
