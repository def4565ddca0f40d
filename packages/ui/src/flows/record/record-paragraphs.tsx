import type { LoadedRecord } from '@octavo/machines/record';
import { useTranslation } from 'react-i18next';
import { OriginBar } from './origin-bar.tsx';
import { broughtIn, countedOf } from './origins.ts';
import { Amounts } from './record-days.tsx';
import * as css from './record-dialog.css.ts';

/** The origin of the current text, paragraph by paragraph. */
export function RecordParagraphs({ paragraphs }: Pick<LoadedRecord, 'paragraphs'>) {
  const { t, i18n } = useTranslation('record');
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  if (paragraphs.length === 0) return <p className={css.note}>{t('noText')}</p>;
  return (
    <ol className={css.thread}>
      {paragraphs.map(({ beginning, characters }, index) => {
        const counted = countedOf(characters);
        const total = broughtIn(counted);
        return (
          <li key={index} className={css.entry}>
            <p className={css.beginning}>{beginning}</p>
            <OriginBar counted={counted} most={total} />
            <Amounts counted={counted} tell={(amount) => percent.format(amount / Math.max(1, total))} />
          </li>
        );
      })}
    </ol>
  );
}
