import { Menu, PanelLeftClose, PanelLeftOpen, PanelRightClose, PanelRightOpen, X } from 'lucide-react';
import { IconButton, type IconButtonProps } from '../icon-button/index.ts';

const icons = {
  menu: { open: X, closed: Menu },
  start: { open: PanelLeftClose, closed: PanelLeftOpen },
  end: { open: PanelRightClose, closed: PanelRightOpen },
} as const;

export interface CollapseToggleProps extends Omit<
  IconButtonProps,
  'label' | 'icon' | 'pressed' | 'aria-expanded' | 'aria-controls' | 'isDirectional'
> {
  /** What it opens: a menu, or a panel at the start or end edge. */
  readonly kind: 'menu' | 'start' | 'end';
  readonly open: boolean;
  /** The accessible name while closed. */
  readonly openLabel: string;
  /** The accessible name while open. */
  readonly closeLabel: string;
  /** Id of the element it opens. */
  readonly controls?: string;
}

/** Opens and closes a panel at the edge. Its name says which of the two pressing will do. */
export function CollapseToggle({
  kind,
  open,
  openLabel,
  closeLabel,
  controls,
  ...rest
}: CollapseToggleProps) {
  const drawing = icons[kind];
  return (
    <IconButton
      {...rest}
      icon={open ? drawing.open : drawing.closed}
      isDirectional={kind !== 'menu'}
      label={open ? closeLabel : openLabel}
      aria-expanded={open}
      aria-controls={controls}
    />
  );
}
