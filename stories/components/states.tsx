import { Direction } from '@octavo/ui/components/direction';
import { VisuallyHidden } from '@octavo/ui/components/visually-hidden';
import { type ReactNode, useLayoutEffect } from 'react';
import { freezeStates } from '../foundations/frozen-states.ts';
import * as css from './states.css.ts';

/** Frozen pointer and keyboard states: spread into the control. */
export const frozen = {
  Rest: {},
  Hover: { 'data-frozen': 'hover' },
  Focus: { 'data-frozen': 'focus' },
  Pressed: { 'data-frozen': 'hover active' },
} as const;

/** The background for components, with the frozen states enabled. */
export function Ground({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => freezeStates(document), []);
  return <div className={css.ground}>{children}</div>;
}

interface StateTableProps<Props extends object> {
  /** The columns: the props for each state. */
  readonly states: Readonly<Record<string, Props>>;
  /** The rows: each renders one kind of the component with the props of a state. */
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
  /** Minimum width of a piece in CSS pixels. */
  readonly width?: number;
  /** The content below each name. */
  readonly pieces: Readonly<Record<string, ReactNode>>;
}

/** A large component, once in each of its states. */
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

/** Right-to-left content, in Arabic. */
export function RightToLeft({ children }: { readonly children: ReactNode }) {
  return (
    <Direction dir="rtl" lang="ar">
      {children}
    </Direction>
  );
}
