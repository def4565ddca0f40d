import type { EssayStart } from '@octavo/machines/essay';
import { Lightbulb, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerCards } from '../../components/answer-cards/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { WizardPage, type WizardShell } from '../wizard/index.ts';

export interface EssayHomeProps extends WizardShell {
  /** Something to know before starting. */
  readonly notice?: ReactNode;
  readonly start: EssayStart | null;
  readonly onStartChange: (start: EssayStart) => void;
  readonly onContinue: () => void;
}

const starts = [
  { value: 'generate-essay', icon: PencilLine },
  { value: 'generate-thesis', icon: Lightbulb },
] as const;

/** Page `home`: where the topic comes from. */
export function EssayHome({ notice, start, onStartChange, onContinue, ...shell }: EssayHomeProps) {
  const { t } = useTranslation('essay');
  return (
    <WizardPage
      {...shell}
      name={t('name')}
      page="home"
      question={t('home.question')}
      keys={2}
      onContinue={onContinue}
    >
      {notice}
      <AnswerCards
        id="essay-start"
        label={t('home.question')}
        value={start}
        answers={starts.map(({ value, icon }) => ({
          value,
          label: t(`home.${value}`),
          hint: t(`home.${value}Hint`),
          icon: <Icon of={icon} size={18} />,
        }))}
        onValueChange={onStartChange}
      />
    </WizardPage>
  );
}
