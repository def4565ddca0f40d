import { X } from 'lucide-react';
import { tag } from '../corner/corner.css.ts';
import { Icon } from '../icon/index.ts';
import type { RootProps } from '../root-props.ts';
import { remove, root, word } from './tag.css.ts';

export interface TagProps extends RootProps<'span'> {
  /** Removes the tag; without it the tag has no button. */
  readonly onRemove?: (() => void) | undefined;
  /** Names the remove button, including the tag. Needed with `onRemove`. */
  readonly removeLabel?: string | undefined;
  /** Props for the button, from the hook that moves the focus along a row of tags. */
  readonly removeProps?: Omit<RootProps<'button'>, 'onClick'> | undefined;
}

/** A word that something is filed under. If the word itself is pressed, use a Chip. */
export function Tag({ onRemove, removeLabel, removeProps, children, ...rest }: TagProps) {
  return (
    <span {...rest} data-removable={onRemove !== undefined} className={`${tag} ${root}`}>
      <span className={word}>{children}</span>
      {onRemove === undefined ? null : (
        <button {...removeProps} type="button" aria-label={removeLabel} className={remove} onClick={onRemove}>
          <Icon of={X} size={14} />
        </button>
      )}
    </span>
  );
}
