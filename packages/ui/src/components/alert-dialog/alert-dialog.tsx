import * as Radix from '@radix-ui/react-dialog';
import { TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import * as css from '../dialog/dialog.css.ts';
import { useLateFocus } from '../dialog/use-late-focus.ts';
import { useReturnedFocus } from '../dialog/use-returned-focus.ts';
import { useExit, withExit } from '../exit/index.ts';
import { Icon } from '../icon/index.ts';
import { warning as warningLine } from './alert-dialog.css.ts';

export interface AlertDialogProps extends Omit<
  ComponentProps<typeof Radix.Content>,
  'className' | 'style' | 'title' | 'children' | 'role'
> {
  readonly open: boolean;
  /** Called on Escape; a press outside does nothing, so that the message is not missed. */
  readonly onClose: () => void;
  readonly title: string;
  readonly message: string;
  /** What cannot be undone; read out with the message. */
  readonly warning?: string;
  /** The answers. The first one gets the focus: make it the harmless one. */
  readonly actions: ReactNode;
}

/** A dialog that needs an answer before anything else can be done. */
export function AlertDialog({
  open,
  onClose,
  title,
  message,
  warning,
  actions,
  ref,
  ...rest
}: AlertDialogProps) {
  const exit = useExit(ref);
  const focus = useReturnedFocus();
  const late = useLateFocus();

  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay ref={withExit} className={css.scrim} />
        <Radix.Content
          {...rest}
          ref={exit}
          role="alertdialog"
          className={`${css.dialog} ${css.width.sm}`}
          onOpenAutoFocus={(event) => {
            focus.remember();
            rest.onOpenAutoFocus?.(event);
            late.take(event);
          }}
          onEscapeKeyDown={(event) => {
            rest.onEscapeKeyDown?.(event);
            late.keepOpen(event);
          }}
          onCloseAutoFocus={(event) => {
            rest.onCloseAutoFocus?.(event);
            focus.giveBack(event);
          }}
          onPointerDownOutside={(event) => event.preventDefault()}
        >
          <Radix.Title className={css.title}>{title}</Radix.Title>
          <Radix.Description asChild>
            <div className={css.description}>
              <p>{message}</p>
              {warning === undefined ? null : (
                <p className={warningLine}>
                  <Icon of={TriangleAlert} size={18} />
                  {warning}
                </p>
              )}
            </div>
          </Radix.Description>
          <div className={css.foot}>{actions}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
