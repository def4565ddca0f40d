import * as Radix from '@radix-ui/react-toolbar';
import { Button, type ButtonProps } from '../button/index.ts';
import { control } from '../corner/corner.css.ts';
import { IconButton, type IconButtonProps } from '../icon-button/index.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './toolbar.css.ts';

export interface ToolbarProps extends Omit<RootProps<'div'>, 'dir'> {
  /** The accessible name. */
  readonly label: string;
  readonly orientation?: 'horizontal' | 'vertical';
  /** Floats above the page, with a shadow. */
  readonly isFloating?: boolean;
}

/**
 * Tools in a row that is a single tab stop: the arrow keys move between tools and wrap around, Home and End go to the
 * first and the last.
 */
export function Toolbar({ label, orientation = 'horizontal', isFloating = false, ...rest }: ToolbarProps) {
  return (
    <Radix.Root
      {...rest}
      aria-label={label}
      orientation={orientation}
      data-floating={isFloating}
      className={`${control} ${css.root}`}
    />
  );
}

export type ToolbarIconButtonProps = Omit<IconButtonProps, 'size'>;

/** A tool as an icon. */
export function ToolbarIconButton(props: ToolbarIconButtonProps) {
  return (
    <Radix.Button asChild>
      <IconButton {...props} size="sm" />
    </Radix.Button>
  );
}

export type ToolbarButtonProps = Omit<ButtonProps, 'size' | 'asChild' | 'isWide'>;

/** A tool with a label. */
export function ToolbarButton({ tone = 'quiet', ...rest }: ToolbarButtonProps) {
  return (
    <Radix.Button asChild>
      <Button {...rest} tone={tone} size="sm" />
    </Radix.Button>
  );
}

/** A line between groups of tools. */
export function ToolbarSeparator() {
  return <Radix.Separator className={css.separator} />;
}
