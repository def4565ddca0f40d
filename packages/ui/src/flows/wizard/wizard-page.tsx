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
  /** Leads to the page before with everything that was entered; not there on the first page. */
  readonly onBack?: (() => void) | undefined;
  /** The step that one is at, from 1; null before the number of steps is known. */
  readonly step: { readonly at: number; readonly of: number } | null;
  /** What was answered so far; `onChange` leads to where. */
  readonly soFar: { readonly text: string; readonly onChange?: () => void } | null;
}

export interface WizardPageProps extends WizardShell {
  /** What is made. */
  readonly name: string;
  readonly page: string;
  readonly question: string;
  readonly children?: ReactNode;
  /** The way on; without it the page's choices lead on themselves. */
  readonly onContinue?: (() => void) | undefined;
  /** In place of "Continue". */
  readonly continueLabel?: string;
  readonly isBusy?: boolean;
  /** Something is written on the page, where Enter begins a new line: Ctrl+Enter goes on. */
  readonly isWritten?: boolean;
  /** How many answers have a key of their own. */
  readonly keys?: number;
  /** Nothing can be broken off. */
  readonly isLoading?: boolean;
}

/** The frame of a wizard with its own words: step, answer so far, Back and Continue. */
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

/** Which keys choose; not told where there is no keyboard. */
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
