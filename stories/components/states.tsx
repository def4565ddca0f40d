import { Direction } from '@octavo/ui/components/direction';
import { VisuallyHidden } from '@octavo/ui/components/visually-hidden';
import { type ReactNode, useLayoutEffect } from 'react';
import { freezeStates } from '../foundations/frozen-states.ts';
import * as css from './states.css.ts';

/** What the pointer and the keyboard do to a control, frozen: spread into the control. */
export const frozen = {
  Rest: {},
  Hover: { 'data-frozen': 'hover' },
  Focus: { 'data-frozen': 'focus' },
  Pressed: { 'data-frozen': 'hover active' },
} as const;

/** The ground that components are drawn on, with the frozen states at work. */
export function Ground({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => freezeStates(document), []);
  return <div className={css.ground}>{children}</div>;
}

interface StateTableProps<Props extends object> {
  /** The columns: what each state does to the props. */
  readonly states: Readonly<Record<string, Props>>;
  /** The rows: each draws one kind of the component in the state that it is given. */
  readonly kinds: Readonly<Record<string, (props: Props) => ReactNode>>;
}

/** Every kind of a small control in every state. */
export function StateTable<Props extends object>({ states, kinds }: StateTableProps<Props>) {
  const columns = Object.entries(states);
  return (
    <div className={css.scroller}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Kind</VisuallyHidden>
            </th>
            {columns.map(([name]) => (
              <th key={name} scope="col" className={css.caption}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(kinds).map(([kind, draw]) => (
            <tr key={kind}>
              <th scope="row" className={css.caption}>
                {kind}
              </th>
              {columns.map(([name, props]) => (
                <td key={name} className={css.cell}>
                  <div className={css.whole}>{draw(props)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface StateGridProps {
  /** Least width of a piece in CSS pixels. */
  readonly width?: number;
  /** What stands under each name. */
  readonly pieces: Readonly<Record<string, ReactNode>>;
}

/** A component that needs room, once in each of its states. */
export function StateGrid({ width = 280, pieces }: StateGridProps) {
  const columns = `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))`;
  return (
    <div className={css.grid} style={{ gridTemplateColumns: columns }}>
      {Object.entries(pieces).map(([name, piece]) => (
        <div key={name} className={css.piece}>
          <div className={css.caption}>{name}</div>
          <div>{piece}</div>
        </div>
      ))}
    </div>
  );
}

/** Arabic, read from right to left. */
export function RightToLeft({ children }: { readonly children: ReactNode }) {
  return (
    <Direction dir="rtl" lang="ar">
      {children}
    </Direction>
  );
}
