import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import * as css from '../dialog/dialog.css.ts';
import { useReturnedFocus } from '../dialog/use-returned-focus.ts';

export interface AlertDialogProps {
  readonly open: boolean;
  /** Asked for by Escape; a press outside does nothing, so that nobody misses what it says. */
  readonly onClose: () => void;
  readonly title: string;
  readonly message: string;
  /** The answers; the first one has the focus. */
  readonly actions: ReactNode;
}

/** Something that wants an answer before one goes on. */
export function AlertDialog({ open, onClose, title, message, actions }: AlertDialogProps) {
  const focus = useReturnedFocus();

  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className={css.scrim} />
        <Radix.Content
          role="alertdialog"
          className={`${css.dialog} ${css.width.sm}`}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          onPointerDownOutside={(event) => event.preventDefault()}
        >
          <Radix.Title className={css.title}>{title}</Radix.Title>
          <Radix.Description className={css.description}>{message}</Radix.Description>
          <div className={css.foot}>{actions}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
