import { type TestOutcome, testOutcomes } from '@octavo/contract/account-kinds';
import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/notice/index.ts';
import { RadioGroup } from '../../components/radio-group/index.ts';

export interface TestTillFieldsProps {
  readonly outcome: TestOutcome;
  readonly onOutcomeChange: (outcome: TestOutcome) => void;
}

/** Replaces the provider's fields where payments are tested without money. */
export function TestTillFields({ outcome, onOutcomeChange }: TestTillFieldsProps) {
  const { t } = useTranslation('test-till');
  return (
    <>
      <Notice tone="warning" icon={FlaskConical} title={t('form.title')}>
        {t('form.hint')}
      </Notice>
      <RadioGroup
        label={t('form.outcome')}
        value={outcome}
        options={testOutcomes.map((value) => ({ value, label: t(`form.${value}`) }))}
        onValueChange={onOutcomeChange}
      />
    </>
  );
}
