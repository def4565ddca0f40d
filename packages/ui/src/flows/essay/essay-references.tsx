import type { CitationStyle, ReferenceStyle } from '@octavo/contract/citation-styles';
import { useTranslation } from 'react-i18next';
import { AnswerCards } from '../../components/answer-cards/index.ts';
import { WizardPage, type WizardShell } from '../wizard/index.ts';
import * as css from './essay.css.ts';

export interface EssayReferencesProps extends WizardShell {
  /** The four most usual in the reader's country (SPEC §9). */
  readonly suggested: readonly CitationStyle[];
  readonly style: ReferenceStyle;
  readonly onStyleChange: (style: ReferenceStyle) => void;
  /** Starts writing the essay. */
  readonly onContinue: () => void;
}

/** Page `reference-selection`: the citation style. It is the last question. */
export function EssayReferences({
  suggested,
  style,
  onStyleChange,
  onContinue,
  ...shell
}: EssayReferencesProps) {
  const { t } = useTranslation('essay');
  const styles: readonly ReferenceStyle[] = [...suggested, 'None'];
  return (
    <WizardPage
      {...shell}
      name={t('name')}
      page="reference-selection"
      question={t('references.question')}
      keys={styles.length}
      continueLabel={t('references.write')}
      onContinue={onContinue}
    >
      <AnswerCards
        id="essay-references"
        label={t('references.question')}
        columns={2}
        value={style}
        answers={styles.map((value) => ({
          value,
          label: value === 'None' ? t('references.none') : value,
          hint: value === 'None' ? t('references.noneHint') : t(`referenceHints.${value}`),
        }))}
        onValueChange={onStyleChange}
      />
      {style === 'None' ? null : <p className={css.aside}>{t('references.sent')}</p>}
    </WizardPage>
  );
}
