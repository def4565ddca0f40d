import type { DatePickerActor } from '@octavo/machines/date-picker';
import { useSelector } from '@xstate/react';
import { CalendarDays, X } from 'lucide-react';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { field } from '../../components/corner/corner.css.ts';
import { frame } from '../../components/field/field.css.ts';
import { Field } from '../../components/field/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { Icon } from '../../components/icon/index.ts';
import * as css from './date-picker.css.ts';
import { useWrittenDays } from './use-written-days.ts';

export interface DateTriggerProps {
  readonly actor: DatePickerActor;
  readonly label: string;
  readonly format: string;
  /** Renders what the button opens around it. */
  readonly children: (button: ReactElement) => ReactNode;
}

/** The field of a date picker: the value and a button that clears it. */
export function DateTrigger({ actor, label, format, children }: DateTriggerProps) {
  const { t } = useTranslation('date-picker');
  const button = useRef<HTMLButtonElement>(null);
  const isRange = useSelector(actor, (state) => state.context.mode === 'range');
  const days = useSelector(actor, (state) => state.context.days);
  const written = useWrittenDays(days, format);
  const isEmpty = days.length === 0;
  const value = isEmpty ? t(isRange ? 'chooseDates' : 'chooseDate') : written;

  function clear() {
    actor.send({ type: 'clear' });
    // The pressed button disappears.
    button.current?.focus();
  }

  return (
    <Field label={label}>
      {({ id }) => (
        <div className={css.trigger}>
          {children(
            <button
              ref={button}
              type="button"
              id={id}
              // A label would replace the button's content.
              aria-label={t('named', { label, value })}
              className={`${field} ${frame} ${css.button}`}
              data-empty={isEmpty || undefined}
            >
              <Icon of={CalendarDays} size={18} />
              <span className={css.value}>{value}</span>
            </button>,
          )}
          {isEmpty ? null : (
            <div className={css.clear}>
              <IconButton
                icon={X}
                size="sm"
                label={t(isRange ? 'clearDates' : 'clearDate')}
                onClick={clear}
              />
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
