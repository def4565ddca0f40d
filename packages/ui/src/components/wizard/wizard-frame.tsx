import * as Radix from '@radix-ui/react-dialog';
import { type ComponentProps, createContext, useEffect, useId, useMemo, useRef } from 'react';
import { scrim } from '../dialog/dialog.css.ts';
import { useReturnedFocus } from '../dialog/use-returned-focus.ts';
import * as css from './wizard.css.ts';

export interface WizardFrameProps extends Omit<
  ComponentProps<typeof Radix.Content>,
  'className' | 'style' | 'title'
> {
  readonly open: boolean;
  /** Called on Escape, on a press outside and by the close button. */
  readonly onClose: () => void;
}

/** What the pages of a frame share. */
export interface WizardFrameParts {
  readonly nameId: string;
  readonly questionId: string;
  /** Called when a page appears: one that replaces another takes the focus. */
  readonly arrive: (page: string) => void;
}

export const WizardFrameContext = createContext<WizardFrameParts | null>(null);

/** The dialog that stays while the pages of a wizard change: each `Wizard` inside fills it. */
export function WizardFrame({ open, onClose, children, ...rest }: WizardFrameProps) {
  const nameId = useId();
  const questionId = useId();
  const focus = useReturnedFocus();
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);

  useEffect(() => {
    if (!open) shown.current = null;
  }, [open]);

  const parts = useMemo(
    () => ({
      nameId,
      questionId,
      arrive(page: string) {
        if (shown.current !== null && shown.current !== page) giveFocus(content.current);
        shown.current = page;
      },
    }),
    [nameId, questionId],
  );

  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          aria-describedby={undefined}
          {...rest}
          aria-labelledby={`${nameId} ${questionId}`}
          className={css.frame}
          onOpenAutoFocus={(event) => {
            focus.remember();
            event.preventDefault();
            giveFocus(event.currentTarget);
          }}
          onCloseAutoFocus={(event) => {
            rest.onCloseAutoFocus?.(event);
            focus.giveBack(event);
          }}
        >
          <div ref={content} className={css.whole}>
            <WizardFrameContext value={parts}>{children}</WizardFrameContext>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Focuses the first text field, or the question if there is none or something is chosen before it. */
function giveFocus(content: EventTarget | null): void {
  if (!(content instanceof Element)) return;
  const first = content.querySelector<HTMLElement>('input, textarea, [role="radiogroup"]');
  const field = first?.matches('[role="radiogroup"]') ? null : first;
  const question = content.querySelector<HTMLElement>('h2');
  (field ?? question)?.focus();
}
