import { Tooltip } from '@octavo/ui/components/tooltip';
import { type EditorShortcutId, useShortcut } from '@octavo/ui/shortcuts';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import * as css from './menu.css.ts';

export interface MenuButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly pressed?: boolean | 'mixed';
  /** The shortcut for the same action; its keys are shown in the tooltip. */
  readonly shortcut?: EditorShortcutId;
  readonly tone?: 'plain' | 'ai';
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onPress: () => void;
}

/** A button of an editor menu. Clicking it does not take the focus from the text. */
export function MenuButton({
  label,
  icon: Icon,
  pressed,
  shortcut,
  tone = 'plain',
  children,
  ref,
  onPress,
}: MenuButtonProps) {
  const keys = useShortcut(shortcut);
  return (
    <Tooltip label={label} shortcut={keys.shortcut} side="top">
      <button
        ref={ref}
        type="button"
        className={tone === 'ai' ? css.aiButton : css.button}
        aria-label={children ? undefined : label}
        aria-pressed={pressed}
        aria-keyshortcuts={keys['aria-keyshortcuts']}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPress}
      >
        <Icon size={18} strokeWidth={1.5} aria-hidden />
        {children}
      </button>
    </Tooltip>
  );
}
