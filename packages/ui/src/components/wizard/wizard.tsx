import { brand } from '@octavo/contract/brand';
import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, use, useEffect } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { WizardFrame, WizardFrameContext, type WizardFrameProps } from './wizard-frame.tsx';
import * as css from './wizard.css.ts';

export interface WizardProps extends WizardFrameProps {
  /** What is being made, such as "New essay". */
  readonly name: string;
  /** Identifies the page: a new one moves the focus to its first field, or to its question. */
  readonly page: string;
  /** The question of the page. */
  readonly question: string;
  /** Shown above the question: the answers so far. */
  readonly answer?: ReactNode;
  /** How far along the reader is. */
  readonly progress?: ReactNode;
  readonly closeLabel: string;
  /** `false` while work cannot be interrupted: hides the close button. */
  readonly isClosable?: boolean;
  /** The button back, always bottom left. */
  readonly back?: ReactNode;
  /** The button forward, always bottom right. */
  readonly next?: ReactNode;
  /** Called on Enter, except on a button; in a multi-line text on Ctrl+Enter. */
  readonly onEnter?: (() => void) | undefined;
}

/**
 * A series of questions, one per page, in a frame that stays the same. On phones it takes the whole window. Pages that
 * are separate components share a `WizardFrame` around them; otherwise the wizard has a frame of its own.
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
      {/* Each page starts at its top. */}
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
      {/* Last, so that the focus starts on the content's own controls. */}
      {isClosable ? (
        <div className={css.close}>
          <IconButton label={closeLabel} icon={X} size="lg" onClick={onClose} />
        </div>
      ) : null}
    </div>
  );
}
