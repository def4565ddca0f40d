import { cva } from 'class-variance-authority';
import { control } from '../corner/corner.css.ts';
import * as css from './icon-button.css.ts';

export const iconButton = cva([control, css.root], {
  variants: {
    tone: { quiet: css.quiet, mark: css.mark, outline: css.outline, inset: css.inset },
    size: { sm: css.small, md: css.medium, lg: css.large },
  },
  defaultVariants: { tone: 'quiet', size: 'md' },
});
