import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { bottom } from '../corner/corner.css.ts';
import { useReturnedFocus } from '../dialog/use-returned-focus.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './bottom-sheet.css.ts';

export interface BottomSheetProps {
  readonly open: boolean;
  /** Asked for by Escape. */
  readonly onClose: () => void;
  /** Names the sheet; said aloud only. */
  readonly title: string;
  readonly children: ReactNode;
  /** Stays in sight while the rest scrolls: the way to close it. */
  readonly footer?: ReactNode;
}

/** A panel for small screens. It takes the focus when it opens, yet what is above it can still be read and pressed. */
export function BottomSheet({ open, onClose, title, children, footer }: BottomSheetProps) {
  const focus = useReturnedFocus();

  return (
    <Radix.Root modal={false} open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          className={`${bottom} ${css.sheet}`}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <VisuallyHidden asChild>
            <Radix.Title>{title}</Radix.Title>
          </VisuallyHidden>
          <span className={css.grip} aria-hidden />
          <div className={css.body}>{children}</div>
          {footer === undefined ? null : <div className={css.foot}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
