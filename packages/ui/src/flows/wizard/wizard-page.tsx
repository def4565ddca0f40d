import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerLine } from '../../components/answer-line/index.ts';
import { Button } from '../../components/button/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Kbd } from '../../components/kbd/index.ts';
import { StepSegments } from '../../components/step-segments/index.ts';
import { Wizard } from '../../components/wizard/index.ts';
import { useKeyNames } from '../keyboard/use-key-names.ts';
import * as css from './wizard-page.css.ts';

/** What every page of a wizard takes from the flow. */
export interface WizardShell {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Goes to the previous page, keeping all answers; left out on the first page. */
  readonly onBack?: (() => void) | undefined;
  /** The current step, from 1; null before the number of steps is known. */
  readonly step: { readonly at: number; readonly of: number } | null;
  /** The answers so far; `onChange` returns to the question. */
  readonly soFar: { readonly text: string; readonly onChange?: () => void } | null;
}

export interface WizardPageProps extends WizardShell {
  /** What is being made. */
  readonly name: string;
  readonly page: string;
  readonly question: string;
  readonly children?: ReactNode;
  /** The continue button; without it the page's choices continue by themselves. */
  readonly onContinue?: (() => void) | undefined;
  /** Replaces "Continue". */
  readonly continueLabel?: string;
  readonly isBusy?: boolean;
  /** The page has a multi-line text, where Enter starts a new line: Ctrl+Enter continues. */
  readonly isWritten?: boolean;
  /** How many answers have a number key. */
  readonly keys?: number;
  /** Work that cannot be interrupted is running. */
  readonly isLoading?: boolean;
}

/** A wizard's frame with its texts: step, answers so far, Back and Continue. */
export function WizardPage({
  open,
  onClose,
  onBack,
  step,
  soFar,
  name,
  page,
  question,
  children,
  onContinue,
  continueLabel,
  isBusy = false,
  isWritten = false,
  keys = 0,
  isLoading = false,
}: WizardPageProps) {
  const { t } = useTranslation(['wizard', 'common']);
  const { enter, modifier } = useKeyNames();

  return (
    <Wizard
      open={open}
      onClose={onClose}
      name={name}
      page={page}
      question={question}
      closeLabel={t('common:close')}
      isClosable={!isLoading}
      onEnter={isBusy ? undefined : onContinue}
      progress={
        step === null ? undefined : (
          <StepSegments step={step.at} total={step.of} label={t('step', { step: step.at, total: step.of })} />
        )
      }
      answer={
        soFar === null ? undefined : (
          <AnswerLine
            lead={t('soFar')}
            answer={soFar.text}
            changeLabel={t('change')}
            onChangeAnswer={soFar.onChange}
          />
        )
      }
      back={
        onBack === undefined || isLoading ? undefined : (
          <Button tone="quiet" size="lg" onClick={onBack}>
            <Icon of={ArrowLeft} size={18} isDirectional />
            {t('back')}
          </Button>
        )
      }
      next={
        <>
          {keys === 0 ? null : <NumberKeys count={keys} />}
          {onContinue === undefined ? null : (
            <Button
              tone="solid"
              size="lg"
              shortcut={isWritten ? `${modifier} ${enter}` : enter}
              busy={isBusy}
              onClick={onContinue}
            >
              {continueLabel ?? t('continue')}
            </Button>
          )}
        </>
      }
    >
      {children}
    </Wizard>
  );
}

/** Says which keys choose; hidden where there is no keyboard. */
function NumberKeys({ count }: { readonly count: number }) {
  const { t } = useTranslation('wizard');
  const all = Array.from({ length: Math.min(9, count) }, (_, index) => index + 1);
  const shown = all.length > 4 ? [1, '…', all.length] : all;
  return (
    <span className={css.keys} aria-hidden>
      {shown.map((key) => (key === '…' ? <span key={key}>…</span> : <Kbd key={key}>{key}</Kbd>))}
      {t('toChoose')}
    </span>
  );
}
