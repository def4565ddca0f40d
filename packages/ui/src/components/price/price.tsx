import { moneyFormat } from '@octavo/contract/money-format';
import type { RootProps } from '../root-props.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './price.css.ts';

export interface PriceProps extends Omit<RootProps<'p'>, 'children'> {
  /** In the main unit of the currency. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** The language in which the figures are formatted. */
  readonly locale: string;
  /** The reader's country (ISO 3166-1): the currency is spelled out where its sign means another one there. */
  readonly country?: string | undefined;
  /** What it pays for, such as "a month". */
  readonly period: string;
  /** The price before a discount, struck through; `label` is read out before it, such as "instead of". */
  readonly former?: { readonly amount: number; readonly label: string } | undefined;
  /** What is charged in total, and for how long. */
  readonly note?: string | undefined;
}

/** A price as the largest figure of its view. The currency sign is placed as the language requires. */
export function Price({ amount, currency, locale, country, period, former, note, ...rest }: PriceProps) {
  const money = moneyFormat(locale, currency, country);
  return (
    <p {...rest} className={css.root}>
      <span className={css.figure}>
        {money.formatToParts(amount).map(({ type, value }, place) => (
          <span key={`${place} ${type}`} className={type === 'currency' ? css.sign : undefined}>
            {value}
          </span>
        ))}
      </span>{' '}
      <span className={css.side}>
        <span className={css.period}>{period}</span>{' '}
        {former === undefined && note === undefined ? null : (
          <span className={css.note}>
            {former === undefined ? null : (
              <>
                <VisuallyHidden>{former.label} </VisuallyHidden>
                <s>{money.format(former.amount)}</s>
              </>
            )}
            {former !== undefined && note !== undefined ? ', ' : null}
            {note}
          </span>
        )}
      </span>
    </p>
  );
}
