import { Button, type ButtonProps } from '../button/index.ts';
import * as css from './tagged-button.css.ts';

export interface TaggedButtonProps extends Omit<ButtonProps, 'asChild' | 'children' | 'shortcut'> {
  readonly label: string;
  /** Says beforehand what the action requires, such as "Pro+". */
  readonly tag: string;
}

/** A button whose action requires a plan. */
export function TaggedButton({ label, tag, ...rest }: TaggedButtonProps) {
  return (
    <Button {...rest}>
      {label}
      <span className={css.tag}>{tag}</span>
    </Button>
  );
}
