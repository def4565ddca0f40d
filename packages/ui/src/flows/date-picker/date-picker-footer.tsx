import type { DatePickerActor } from '@octavo/machines/date-picker';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { countDays } from '../../components/calendar/index.ts';
import * as css from './date-picker.css.ts';
import { useWrittenDays } from './use-written-days.ts';

export interface DatePickerFooterProps {
  readonly actor: DatePickerActor;
  readonly format: string;
}

/**
 * Below the calendar: what is selected or still to be selected, and the buttons, where a selection has to be applied.
 */
export function DatePickerFooter({ actor, format }: DatePickerFooterProps) {
  const { t } = useTranslation(['date-picker', 'common']);
  const { hasFooter, mode } = useSelector(actor, (state) => state.context);
  const canApply = useSelector(actor, (state) => state.can({ type: 'apply' }));

  if (mode === 'single' && !hasFooter) return null;
  return (
    <div className={css.footer}>
      <output className={css.status}>
        <Status actor={actor} format={format} />
      </output>
      {hasFooter ? (
        <div className={css.actions}>
          <Button size="sm" tone="quiet" onClick={() => actor.send({ type: 'cancel' })}>
            {t('common:cancel')}
          </Button>
          <Button size="sm" tone="solid" disabled={!canApply} onClick={() => actor.send({ type: 'apply' })}>
            {t('apply')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Status({ actor, format }: DatePickerFooterProps) {
  const { t } = useTranslation('date-picker');
  const { mode, draft } = useSelector(actor, (state) => state.context);
  const written = useWrittenDays(draft, format);
  const [first, last] = draft;

  if (mode === 'single') return first === undefined ? t('pickDate') : written;
  if (first === undefined) return t('pickFirst');
  return last === undefined ? t('pickLast') : t('days', { count: countDays(first, last) });
}
