import { cva } from 'class-variance-authority';
import { field } from '../corner/corner.css.ts';
import { frame } from '../field/field.css.ts';
import * as css from './select-field.css.ts';

export const selectTrigger = cva([field, frame, css.trigger], {
  variants: { size: { md: css.medium, lg: css.large } },
  defaultVariants: { size: 'lg' },
});
