import { Slot, Slottable } from '@radix-ui/react-slot';
import type { LucideIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Icon } from '../icon/index.ts';
import { Kbd } from '../kbd/index.ts';
import type { RootProps } from '../root-props.ts';
import { Spinner } from '../spinner/index.ts';
import { loader, slot } from './button.css.ts';
import { button } from './button.variants.ts';

export interface ButtonProps extends RootProps<'button'> {
  /**
   * The emphasis: `solid` once per view, `outline` for the rest, `quiet` and `accent` without a border, `ai` for what
   * the model writes, `danger` for destructive actions.
   */
  readonly tone?: 'solid' | 'outline' | 'quiet' | 'accent' | 'ai' | 'danger' | undefined;
  /** 32, 36 or 44 px high. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** Takes the whole width. */
  readonly isWide?: boolean | undefined;
  /** Aligns the label with the text above it; for a `quiet` or `accent` button at the start of a line. */
  readonly isFlush?: boolean | undefined;
  /** Renders its only child (such as a link) so that it looks like a button. */
  readonly asChild?: boolean;
  /**
   * Shows a loader. The label, the width and the focus stay; presses are ignored. Pass `false` while it may become
   * busy.
   */
  readonly busy?: boolean | undefined;
  /** Shown before the label; replaced by the loader while busy. */
  readonly icon?: LucideIcon;
  /** The shortcut, shown after the label. */
  readonly shortcut?: string;
}

/** An action with a label. At most one `solid` in the main area of a view; `ai` is for what the model writes. */
export function Button({
  asChild = false,
  busy,
  icon,
  shortcut,
  tone,
  size,
  isWide,
  isFlush,
  onClick,
  type,
  children,
  ...rest
}: ButtonProps) {
  const Root = asChild ? Slot : 'button';
  const iconSize = size === 'sm' ? 16 : 18;
  const addedLoaderSize = size === 'sm' ? 12 : 14;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <Root
      {...(asChild ? {} : { type: type ?? 'button' })}
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      data-slot={busy !== undefined && !icon ? 'loader' : undefined}
      className={button({ tone, size, isWide, isFlush })}
      onClick={handleClick}
    >
      {busy && icon ? <Spinner size={iconSize} /> : null}
      {busy && !icon ? (
        <span className={slot}>
          <span className={loader}>
            <Spinner size={addedLoaderSize} />
          </span>
        </span>
      ) : null}
      {!busy && icon ? <Icon of={icon} size={iconSize} /> : null}
      <Slottable>{children}</Slottable>
      {shortcut === undefined ? null : <Kbd aria-hidden>{shortcut}</Kbd>}
    </Root>
  );
}
