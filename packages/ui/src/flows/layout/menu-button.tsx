import { Ellipsis } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { IconButton, type IconButtonProps } from '../../components/icon-button/index.ts';
import type { LazyPartProps } from '../lazy-part/index.ts';
import { useAskedMenu } from './use-asked-menu.ts';

/** The props of a menu that is fetched when it is opened. */
export interface AskedMenu extends Required<Pick<LazyPartProps, 'fallback' | 'onDismiss'>> {
  readonly trigger: ReactElement;
  readonly startsAtFirst: boolean;
}

export interface MenuButtonProps extends Pick<IconButtonProps, 'label' | 'size' | 'tone'> {
  readonly menu: (asked: AskedMenu) => ReactNode;
}

/** A button that opens a menu, whose code runs only after the press. */
export function MenuButton({ menu, ...rest }: MenuButtonProps) {
  const { asked, press, giveUp } = useAskedMenu();
  const closed = <IconButton {...rest} {...press} icon={Ellipsis} />;
  if (asked === null) return closed;
  return menu({
    fallback: closed,
    onDismiss: giveUp,
    trigger: <IconButton {...rest} icon={Ellipsis} />,
    startsAtFirst: asked === 'keyboard',
  });
}
