import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Waiting } from '../waiting/index.ts';
import * as css from './wizard-page.css.ts';
import { WizardPage, type WizardShell } from './wizard-page.tsx';

export interface WizardLoadingProps extends Omit<WizardShell, 'onBack'> {
  readonly name: string;
  /** The progress, and what can be done meanwhile. */
  readonly children?: ReactNode;
  /** Which of the seven sets of messages (SPEC §9). */
  readonly set: number;
}

/** Messages to read while the text is being written. Nothing can be cancelled meanwhile (SPEC §4). */
export function WizardLoading({ name, set, children, ...shell }: WizardLoadingProps) {
  const { t } = useTranslation('wizard');
  return (
    <WizardPage {...shell} name={name} page="loading" question={t('loading.title')} isLoading>
      <div className={css.waiting}>
        <Waiting set={set} />
        <p className={css.hint}>{t('loading.hint')}</p>
      </div>
      {children}
    </WizardPage>
  );
}
