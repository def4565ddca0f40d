import { datePickerMachine } from '@octavo/machines/date-picker';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DatePicker } from '../date-picker/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { ListFailed, ListLoading, ListPage } from '../layout/list-page.tsx';
import { Found } from './found.tsx';
import { LoadingDay } from './loading-day.tsx';
import * as css from './history.css.ts';

export interface HistoryProps {
  /** The reader's current day, `YYYY-MM-DD`, if it differs from the clock's. */
  readonly today?: string;
}

/** The history (SPEC §2): documents by the day of their last change, for the selected days. */
export function History({ today }: HistoryProps) {
  const history = useFlow('history');
  const { t } = useTranslation('history');
  const isReady = useSelector(history, (state) => state.hasTag('ready'));
  const isFailed = useSelector(history, (state) => state.hasTag('failed'));
  const isWhole = useSelector(history, ({ context }) => context.next === null);
  const count = useSelector(history, ({ context }) => context.docs.length);
  const picker = usePicker();

  return (
    <ListPage heading={t('heading')} hint={t('hint')}>
      <div className={css.filter}>
        <DatePicker actor={picker} label={t('range')} {...(today !== undefined && { today })} />
        <output className={css.count}>
          {isReady && isWhole && count > 0 ? t('found', { count }) : null}
        </output>
      </div>
      {isFailed ? (
        <ListFailed
          title={t('failed.title')}
          hint={t('failed.hint')}
          onRetry={() => history.send({ type: 'retry' })}
        />
      ) : isReady ? (
        <Found onClear={() => picker.send({ type: 'clear' })} />
      ) : (
        <ListLoading label={t('loading')}>
          <LoadingDay />
        </ListLoading>
      )}
    </ListPage>
  );
}

/** The date field: it starts with the current selection and sends changes to the flow. */
function usePicker() {
  const history = useFlow('history');
  const { days } = history.getSnapshot().context;
  const picker = useActorRef(datePickerMachine, { input: { mode: 'range', footer: true, days } });
  useEffect(() => {
    const told = picker.on('change', ({ days: picked }) =>
      history.send({ type: 'days.change', days: picked }),
    );
    // A shortcut can clear it too.
    const heard = history.subscribe(({ context }) => {
      if (context.days.length === 0) picker.send({ type: 'clear' });
    });
    return () => {
      told.unsubscribe();
      heard.unsubscribe();
    };
  }, [history, picker]);
  return picker;
}
