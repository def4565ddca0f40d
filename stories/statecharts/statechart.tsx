import { type MouseEvent, useId, useMemo } from 'react';
import type { AnyStateMachine } from 'xstate';
import { ChartLabel, ChartLine } from './chart-edge.tsx';
import { ChartNodeDrawing } from './chart-node.tsx';
import { chartOfMachine } from './chart-of-machine.ts';
import { ChartLegend } from './chart-legend.tsx';
import * as css from './statechart.css.ts';
import { useLaidOut } from './use-laid-out.ts';
import { useLitInSight } from './use-lit-in-sight.ts';

export interface StatechartProps {
  /** The name of the flow. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  /** The page's theme, whose typefaces determine how much room words need. */
  readonly theme: string;
  /** The current states of the flow, one per region. */
  readonly lit?: readonly string[];
  /** Returns the address of a state's story. */
  readonly hrefOf: (state: string) => string;
  readonly onFollow?: (event: MouseEvent, href: string) => void;
}

const none: readonly string[] = [];

/** A machine as a diagram: its states link to their stories, and the current ones are highlighted. */
export function Statechart({ name, machine, theme, lit = none, hrefOf, onFollow }: StatechartProps) {
  const chart = useMemo(() => chartOfMachine(machine), [machine]);
  const placed = useLaidOut(chart, theme);
  const scroller = useLitInSight(placed, lit);
  const id = useId();
  return (
    <figure className={css.figure} aria-busy={placed === null}>
      <ChartLegend />
      {placed === null ? null : (
        <div ref={scroller} className={css.scroller}>
          <svg
            data-chart={name}
            data-faces={placed.theme}
            className={css.drawing}
            width={placed.width}
            height={placed.height}
            viewBox={`0 0 ${placed.width} ${placed.height}`}
            aria-labelledby={`${id}-title ${id}-desc`}
          >
            <title id={`${id}-title`}>{`Statechart of ${name}`}</title>
            <desc id={`${id}-desc`}>
              {`${placed.nodes.filter(({ node }) => node.kind === 'state').length} states; the same is written below as a table.`}
            </desc>
            {placed.nodes
              .filter(({ node }) => node.kind === 'region')
              .map((region) => (
                <ChartNodeDrawing
                  key={region.node.id}
                  placed={region}
                  isLit={false}
                  href={null}
                  onFollow={undefined}
                />
              ))}
            {placed.edges.map((laid) => (
              <ChartLine key={laid.edge.id} laid={laid} />
            ))}
            {placed.nodes
              .filter(({ node }) => node.kind !== 'region')
              .map((state) => (
                <ChartNodeDrawing
                  key={state.node.id}
                  placed={state}
                  isLit={lit.includes(state.node.id)}
                  href={state.node.kind === 'state' ? hrefOf(state.node.id) : null}
                  onFollow={onFollow}
                />
              ))}
            {placed.edges.map((laid) => (
              <ChartLabel key={laid.edge.id} laid={laid} />
            ))}
          </svg>
        </div>
      )}
    </figure>
  );
}
