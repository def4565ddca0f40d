import type { LoadedRecord } from '@octavo/machines/record';
import { useTranslation } from 'react-i18next';
import { OriginBar } from './origin-bar.tsx';
import { broughtIn, type Counted, countedOf } from './origins.ts';
import { regionalLanguage } from '../language/regional-language.ts';
import * as css from './record-dialog.css.ts';

type Day = LoadedRecord['days'][number];

/** What was added to the text on each day, oldest first. */
export function RecordDays({ days }: Pick<LoadedRecord, 'days'>) {
  const { t, i18n } = useTranslation('record');
  const format = new Intl.DateTimeFormat(regionalLanguage(i18n.language), {
    dateStyle: 'full',
    timeZone: 'UTC',
  });
  const counted = days.map((day) => wordsOf(day));
  const most = Math.max(1, ...counted.map(broughtIn));
  return (
    <ol className={css.thread}>
      {days.map(({ day }, index) => {
        const words = counted[index] ?? [];
        return (
          <li key={day} className={css.entry}>
            <div className={css.entryHead}>
              <h3 className={css.day}>
                <time dateTime={day}>{format.format(new Date(`${day}T00:00:00Z`))}</time>
              </h3>
              <span className={css.total}>{t('words', { count: broughtIn(words) })}</span>
            </div>
            <OriginBar counted={words} most={most} />
            <Amounts counted={words} tell={(amount) => amount.toLocaleString(i18n.language)} />
          </li>
        );
      })}
    </ol>
  );
}

/** The amounts, in words and figures. */
export function Amounts({
  counted,
  tell,
}: {
  readonly counted: readonly Counted[];
  readonly tell: (amount: number) => string;
}) {
  const { t } = useTranslation('record');
  return (
    <dl className={css.amounts}>
      {counted.map(({ kind, amount }) => (
        <div key={kind} className={css.amount}>
          <dt>{t(`kinds.${kind}`)}</dt>
          <dd className={css.figure}>{tell(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

const wordsOf = ({ figures }: Day): Counted[] =>
  countedOf(Object.fromEntries(Object.entries(figures).map(([kind, { words }]) => [kind, words])));
