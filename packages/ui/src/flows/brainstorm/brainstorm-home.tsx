import { type BrainstormAction, brainstormActions } from '@octavo/contract/essay-options';
import { ListTree, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerCards } from '../../components/answer-cards/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { WizardPage, type WizardShell } from '../wizard/index.ts';

export interface BrainstormHomeProps extends WizardShell {
  /** Something to know before starting. */
  readonly notice?: ReactNode;
  readonly action: BrainstormAction | null;
  readonly onActionChange: (action: BrainstormAction) => void;
  readonly onContinue: () => void;
}

const icons = { 'quick-brainstorm': Zap, 'detailed-plan': ListTree } as const;

/** Page `home`: a quick brainstorm or a detailed plan. */
export function BrainstormHome({
  notice,
  action,
  onActionChange,
  onContinue,
  ...shell
}: BrainstormHomeProps) {
  const { t } = useTranslation('brainstorm');
  return (
    <WizardPage
      {...shell}
      name={t('name')}
      page="home"
      question={t('home.question')}
      keys={brainstormActions.length}
      onContinue={onContinue}
    >
      {notice}
      <AnswerCards
        id="brainstorm-action"
        label={t('home.question')}
        value={action}
        answers={brainstormActions.map((value) => ({
          value,
          label: t(`actions.${value}`),
          hint: t(`hints.${value}`),
          icon: <Icon of={icons[value]} size={18} />,
        }))}
        onValueChange={onActionChange}
      />
    </WizardPage>
  );
}
