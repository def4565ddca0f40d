import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useExit, withExit } from '../exit/index.ts';
import { IconButton } from '../icon-button/index.ts';
import * as css from './dialog.css.ts';
import { useLateFocus } from './use-late-focus.ts';
import { useReturnedFocus } from './use-returned-focus.ts';

export interface DialogProps extends Omit<
  ComponentProps<typeof Radix.Content>,
  'className' | 'style' | 'title' | 'children'
> {
  readonly open: boolean;
  /** Called on Escape, on a press outside and by the close button. */
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: string;
  readonly closeLabel: string;
  readonly size?: keyof typeof css.width;
  readonly children: ReactNode;
  readonly footer: ReactNode;
}

/** A modal dialog: it traps the focus while it is open and returns it afterwards. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  closeLabel,
  size = 'md',
  children,
  footer,
  ref,
  ...rest
}: DialogProps) {
  const exit = useExit(ref);
  const focus = useReturnedFocus();
  const late = useLateFocus();

  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay ref={withExit} className={css.scrim} />
        <Radix.Content
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          {...rest}
          ref={exit}
          className={`${css.dialog} ${css.width[size]}`}
          onOpenAutoFocus={(event) => {
            focus.remember();
            rest.onOpenAutoFocus?.(event);
            late.take(event);
          }}
          onEscapeKeyDown={(event) => {
            rest.onEscapeKeyDown?.(event);
            late.keepOpen(event);
          }}
          onInteractOutside={(event) => {
            rest.onInteractOutside?.(event);
            late.keepOpen(event);
          }}
          onCloseAutoFocus={(event) => {
            rest.onCloseAutoFocus?.(event);
            focus.giveBack(event);
          }}
        >
          <Radix.Title className={`${css.title} ${css.clear}`}>{title}</Radix.Title>
          {description === undefined ? null : (
            <Radix.Description className={css.description}>{description}</Radix.Description>
          )}
          <div className={css.body}>{children}</div>
          <div className={css.foot}>{footer}</div>
          {/* Last, so that the focus starts on the dialog's own controls. */}
          <div className={css.close}>
            <IconButton label={closeLabel} icon={X} size="sm" onClick={onClose} />
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
