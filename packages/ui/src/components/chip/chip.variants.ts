import { cva } from 'class-variance-authority';
import { tag } from '../corner/corner.css.ts';
import * as css from './chip.css.ts';

export const chip = cva([tag, css.root], {
  variants: {
    tone: { accent: css.accent, ai: css.ai },
    isQuiet: { true: css.quiet },
    size: { sm: css.small, md: css.medium, lg: css.large },
  },
  defaultVariants: { tone: 'accent', size: 'md' },
});
