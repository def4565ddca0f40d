import { cva } from 'class-variance-authority';
import { control } from '../corner/corner.css.ts';
import * as css from './toggle-group.css.ts';

export const toggleItem = cva([control, css.item], {
  variants: { size: { sm: css.small, md: css.medium, lg: css.large } },
  defaultVariants: { size: 'md' },
});
