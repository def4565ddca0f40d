import { X } from 'lucide-react';
import { tag } from '../corner/corner.css.ts';
import { Icon } from '../icon/index.ts';
import type { RootProps } from '../root-props.ts';
import { remove, root, word } from './tag.css.ts';

export interface TagProps extends RootProps<'span'> {
  /** Takes the word off; without it the tag only stands there. */
  readonly onRemove?: (() => void) | undefined;
  /** Names the button that does so, the tag included. Needed with `onRemove`. */
  readonly removeLabel?: string | undefined;
  /** For the button, from whatever leads the focus along a row of tags. */
  readonly removeProps?: Omit<RootProps<'button'>, 'onClick'> | undefined;
}

/** A word that something is filed under. To press the word itself, take a Chip. */
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
