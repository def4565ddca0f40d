import { brand } from '@octavo/contract/brand';
import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, use, useEffect } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { WizardFrame, WizardFrameContext, type WizardFrameProps } from './wizard-frame.tsx';
import * as css from './wizard.css.ts';

export interface WizardProps extends WizardFrameProps {
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
  /** The way back, always bottom left. */
  readonly back?: ReactNode;
  /** The way on, always bottom right. */
  readonly next?: ReactNode;
  /** Enter goes on, except on a button; in a text of several lines Ctrl+Enter does. */
  readonly onEnter?: (() => void) | undefined;
}

/**
 * A short conversation: one question a page in a frame that stays the same. On phones it takes the whole window. Pages
 * that are components of their own share a `WizardFrame` around them; without one a wizard is its own.
 */
export function Wizard({
  open,
  onClose,
  name,
  page,
  question,
  answer,
  progress,
  closeLabel,
  isClosable,
  children,
  back,
  next,
  onEnter,
  ...rest
}: WizardProps) {
  const frame = use(WizardFrameContext);
  const content = { name, page, question, answer, progress, closeLabel, isClosable, back, next, onEnter };
  const shown = (
    <WizardContent {...content} onClose={onClose}>
      {children}
    </WizardContent>
  );
  if (frame !== null) return shown;
  return (
    <WizardFrame {...rest} open={open} onClose={onClose}>
      {shown}
    </WizardFrame>
  );
}

type WizardContentProps = Pick<
  WizardProps,
  | 'onClose'
  | 'name'
  | 'page'
  | 'question'
  | 'answer'
  | 'progress'
  | 'closeLabel'
  | 'children'
  | 'back'
  | 'next'
> & { readonly isClosable: boolean | undefined; readonly onEnter: (() => void) | undefined };

function WizardContent({
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
}: WizardContentProps) {
  const frame = use(WizardFrameContext);
  useEffect(() => frame?.arrive(page), [frame, page]);

  function goOn(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof Element)) return;
    const isWritten = event.target.matches('textarea') && !event.ctrlKey && !event.metaKey;
    if (isWritten || event.target.matches('a, button:not([role="radio"])')) return;
    event.preventDefault();
    onEnter?.();
  }

  return (
    <div role="presentation" className={css.whole} onKeyDown={goOn}>
      <header className={css.head}>
        <span className={css.name}>
          <svg className={css.mark} width="20" height="20" viewBox="0 0 24 24" aria-hidden>
            <path d={brand.mark} />
          </svg>
          <span id={frame?.nameId}>{name}</span>
        </span>
        <div className={css.progress}>{progress}</div>
      </header>
      {/* Another page begins at its top. */}
      <div key={page} className={css.page}>
        {answer === undefined ? null : <div className={css.answer}>{answer}</div>}
        <Radix.Title id={frame?.questionId} tabIndex={-1} className={css.question}>
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
    </div>
  );
}
