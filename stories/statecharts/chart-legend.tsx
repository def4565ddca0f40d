import type { Cause } from './chart.ts';
import * as css from './statechart.css.ts';
import { signs } from './words-of-way.ts';

const causes: readonly { readonly cause: Cause; readonly words: string }[] = [
  { cause: 'event', words: 'somebody sends an event' },
  { cause: 'done', words: 'an actor answers' },
  { cause: 'error', words: 'an actor fails' },
  { cause: 'after', words: 'a time is over' },
  { cause: 'always', words: 'by itself, if [a condition holds]' },
];

/** Explains the causes by symbol, stroke and colour. */
export function ChartLegend() {
  return (
    <ul className={css.legend} aria-label="Kinds of transitions">
      {causes.map(({ cause, words }) => (
        <li key={cause} className={css.legendItem}>
          <svg width="34" height="10" aria-hidden>
            <path className={`${css.cause[cause]} ${css.edge}`} d="M1 5H26" />
            <path className={`${css.cause[cause]} ${css.head}`} d="M34 5L25 1.5V8.5Z" />
          </svg>
          {signs[cause] === '' ? words : `${signs[cause]} ${words}`}
        </li>
      ))}
    </ul>
  );
}
