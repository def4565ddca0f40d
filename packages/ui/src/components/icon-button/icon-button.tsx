import type { LucideIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Icon } from '../icon/index.ts';
import type { RootProps } from '../root-props.ts';
import { Spinner } from '../spinner/index.ts';
import { Tooltip, type TooltipProps } from '../tooltip/index.ts';
import { iconButton } from './icon-button.variants.ts';

export interface IconButtonProps extends Omit<RootProps<'button'>, 'children' | 'aria-label'> {
  /**
   * `quiet` has no border, `outline` has one, a `mark` is filled while it is on (a star), `inset` is for use in a
   * field.
   */
  readonly tone?: 'quiet' | 'mark' | 'outline' | 'inset' | undefined;
  /** 32, 36 or 44 px on each side. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** The accessible name, also shown on hover and focus. */
  readonly label: string;
  /** The icon, from lucide-react. */
  readonly icon: LucideIcon;
  /** Mirrors the icon in right-to-left languages. */
  readonly isDirectional?: boolean;
  /** Whether it is on; for a toggle button. A pressed `mark` is filled. */
  readonly pressed?: boolean;
  /** Shows a loader. The focus stays; presses are ignored. */
  readonly busy?: boolean;
  /** The shortcut, shown after the name. */
  readonly shortcut?: string | undefined;
  /** The side on which the name is shown. */
  readonly side?: TooltipProps['side'];
}

/** An action as an icon, for actions so common that they need no visible label. */
export function IconButton({
  label,
  icon,
  isDirectional = false,
  pressed,
  busy = false,
  shortcut,
  side = 'bottom',
  tone,
  size,
  type,
  onClick,
  ...rest
}: IconButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <Tooltip label={label} shortcut={shortcut} side={side}>
      <button
        type={type ?? 'button'}
        {...rest}
        aria-label={label}
        aria-pressed={pressed}
        aria-busy={busy || undefined}
        aria-disabled={busy || rest['aria-disabled']}
        className={iconButton({ tone, size })}
        onClick={handleClick}
      >
        {busy ? (
          <Spinner size={18} />
        ) : (
          <Icon
            of={icon}
            size={18}
            isFilled={tone === 'mark' && pressed === true}
            isDirectional={isDirectional}
          />
        )}
      </button>
    </Tooltip>
  );
}
