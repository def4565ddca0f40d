import { cva, type VariantProps } from 'class-variance-authority';
import * as css from './avatar.css.ts';

export const avatar = cva(css.root, {
  variants: { size: { sm: css.small, md: css.medium, lg: css.large } },
  defaultVariants: { size: 'md' },
});

export type AvatarVariants = VariantProps<typeof avatar>;
