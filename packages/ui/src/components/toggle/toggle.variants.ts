import { cva } from 'class-variance-authority';
import { control } from '../corner/corner.css.ts';
import * as css from './toggle.css.ts';

export const toggle = cva([control, css.root], {
  variants: { size: { sm: css.small, md: css.medium, lg: css.large } },
  defaultVariants: { size: 'md' },
});
