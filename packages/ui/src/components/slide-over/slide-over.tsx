import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { scrim } from '../dialog/dialog.css.ts';
import { useReturnedFocus } from '../dialog/use-returned-focus.ts';
import { useExit, withExit } from '../exit/index.ts';
import { IconButton } from '../icon-button/index.ts';
import * as css from './slide-over.css.ts';

export interface SlideOverProps extends Omit<
  ComponentProps<typeof Radix.Content>,
  'className' | 'style' | 'title' | 'children'
> {
  readonly open: boolean;
  /** Called on Escape, on a press outside and by the close button. */
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Stays visible while the rest scrolls. */
  readonly footer?: ReactNode;
}

/** A modal that slides in from the end edge (the right in left-to-right languages). */
export function SlideOver({
  open,
  onClose,
  title,
  description,
  closeLabel,
  children,
  footer,
  ref,
  ...rest
}: SlideOverProps) {
  const exit = useExit(ref);
  const focus = useReturnedFocus();

  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay ref={withExit} className={scrim} />
        <Radix.Content
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          {...rest}
          ref={exit}
          className={css.panel}
          onOpenAutoFocus={(event) => {
            focus.remember();
            rest.onOpenAutoFocus?.(event);
          }}
          onCloseAutoFocus={(event) => {
            rest.onCloseAutoFocus?.(event);
            focus.giveBack(event);
          }}
        >
          <div className={css.body}>
            <Radix.Title className={css.title}>{title}</Radix.Title>
            {description === undefined ? null : (
              <Radix.Description className={css.description}>{description}</Radix.Description>
            )}
            <div className={css.content}>{children}</div>
          </div>
          {footer === undefined ? null : <div className={css.foot}>{footer}</div>}
          {/* Last, so that the focus starts on the content's own controls. */}
          <div className={css.close}>
            <IconButton label={closeLabel} icon={X} size="lg" onClick={onClose} />
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
