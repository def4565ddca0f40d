import { brand } from '@octavo/contract/brand';
import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';
import { scrim } from '../dialog/dialog.css.ts';
import { useReturnedFocus } from '../dialog/use-returned-focus.ts';
import { IconButton } from '../icon-button/index.ts';
import { useFocusOnPage } from './use-focus-on-page.ts';
import * as css from './wizard.css.ts';

export interface WizardProps extends Omit<
  ComponentProps<typeof Radix.Content>,
  'className' | 'style' | 'title' | 'children'
> {
  readonly open: boolean;
  /** Called on Escape, on a press outside and by the close button. */
  readonly onClose: () => void;
  /** What is made, such as "New essay". */
  readonly name: string;
  /** Which page is shown: another one takes the focus to its first field, else to its question. */
  readonly page: string;
  /** The question of the page. */
  readonly question: string;
  /** Stands above the question: what was answered so far. */
  readonly answer?: ReactNode;
  /** How far one has come. */
  readonly progress?: ReactNode;
  readonly closeLabel: string;
  /** Work that cannot be broken off: the close button is not there. */
  readonly isClosable?: boolean;
  readonly children?: ReactNode;
  /** The way back, always bottom left. */
  readonly back?: ReactNode;
  /** The way on, always bottom right. */
  readonly next?: ReactNode;
  /** Enter goes on, except on a button; in a text of several lines Ctrl+Enter does. */
  readonly onEnter?: (() => void) | undefined;
}

/** A short conversation: one question a page in a frame that stays the same. On phones it takes the whole window. */
export function Wizard({
  open,
  onClose,
  name,
  page,
  question,
  answer,
  progress,
  closeLabel,
  isClosable = true,
  children,
  back,
  next,
  onEnter,
  ...rest
}: WizardProps) {
  const nameId = useId();
  const questionId = useId();
  const focus = useReturnedFocus();
  const { pageRef, giveFocus } = useFocusOnPage(open, page);

  function goOn(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof Element)) return;
    const isWritten = event.target.matches('textarea') && !event.ctrlKey && !event.metaKey;
    if (isWritten || event.target.matches('a, button:not([role="radio"])')) return;
    event.preventDefault();
    onEnter?.();
  }

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
            giveFocus();
          }}
          onCloseAutoFocus={(event) => {
            rest.onCloseAutoFocus?.(event);
            focus.giveBack(event);
          }}
          onKeyDown={goOn}
        >
          <header className={css.head}>
            <span className={css.name}>
              <svg className={css.mark} width="20" height="20" viewBox="0 0 24 24" aria-hidden>
                <path d={brand.mark} />
              </svg>
              <span id={nameId}>{name}</span>
            </span>
            <div className={css.progress}>{progress}</div>
          </header>
          <div ref={pageRef} className={css.page}>
            {answer === undefined ? null : <div className={css.answer}>{answer}</div>}
            <Radix.Title id={questionId} tabIndex={-1} className={css.question}>
              {question}
            </Radix.Title>
            <div className={css.content}>{children}</div>
          </div>
          <footer className={css.foot}>
            <div className={css.back}>{back}</div>
            <div className={css.next}>{next}</div>
          </footer>
          {/* Last, so that the focus begins where there is something to do. */}
          {isClosable ? (
            <div className={css.close}>
              <IconButton label={closeLabel} icon={X} size="lg" onClick={onClose} />
            </div>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
