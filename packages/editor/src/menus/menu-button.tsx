import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import * as css from './menu.css.ts';

export interface MenuButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly pressed?: boolean | 'mixed';
  readonly tone?: 'plain' | 'ai';
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onPress: () => void;
}

/** A button of an editor menu. It never takes the focus from the text when it is pressed with a pointer. */
export function MenuButton({
  label,
  icon: Icon,
  pressed,
  tone = 'plain',
  children,
  ref,
  onPress,
}: MenuButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={tone === 'ai' ? css.aiButton : css.button}
      aria-label={children ? undefined : label}
      title={label}
      aria-pressed={pressed}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon size={18} strokeWidth={1.5} aria-hidden />
      {children}
    </button>
  );
}
