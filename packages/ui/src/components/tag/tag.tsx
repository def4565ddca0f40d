import { X } from 'lucide-react';
import { tag } from '../corner/corner.css.ts';
import { Icon } from '../icon/index.ts';
import type { RootProps } from '../root-props.ts';
import { remove, root } from './tag.css.ts';

type Removal =
  | { readonly onRemove: () => void; /** Names the button, the tag included. */ readonly removeLabel: string }
  | { readonly onRemove?: never; readonly removeLabel?: never };

export type TagProps = RootProps<'span'> & Removal;

/** A word that something is filed under. To press the word itself, take a Chip. */
export function Tag({ onRemove, removeLabel, children, ...rest }: TagProps) {
  return (
    <span {...rest} data-removable={onRemove !== undefined} className={`${tag} ${root}`}>
      {children}
      {onRemove === undefined ? null : (
        <button type="button" aria-label={removeLabel} className={remove} onClick={onRemove}>
          <Icon of={X} size={14} />
        </button>
      )}
    </span>
  );
}
