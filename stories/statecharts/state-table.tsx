import { type MouseEvent, useMemo } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { ToldStates } from '../state-law/told-states.ts';
import type { ChartNode } from './chart.ts';
import { chartOfMachine } from './chart-of-machine.ts';
import * as css from './statechart.css.ts';
import { sentenceOfWay } from './words-of-way.ts';

export interface StateTableProps {
  readonly machine: AnyStateMachine;
  readonly told: ToldStates;
  readonly hrefOf: (state: string) => string;
  readonly onFollow?: (event: MouseEvent, href: string) => void;
}

/** The statechart in words: every state with its transitions, the focus and what is announced. */
export function StateTable({ machine, told, hrefOf, onFollow }: StateTableProps) {
  const { root, edges } = useMemo(() => chartOfMachine(machine), [machine]);
  const nodes = flat(root).filter(({ kind }) => kind !== 'start' && kind !== 'region');
  return (
    <table className={`${css.list} ${css.cells}`}>
      <caption className={css.caption}>States and transitions</caption>
      <thead>
        <tr>
          {['State', 'Leads to', 'Focus', 'Announced'].map((head) => (
            <th key={head} scope="col" className={`${css.cell} ${css.cellHead}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {nodes.map((node) => (
          <tr key={node.id}>
            <th scope="row" className={css.cell}>
              {node.kind === 'state' ? (
                <a
                  href={hrefOf(node.id)}
                  target="_top"
                  className={css.textLink}
                  onClick={(event) => onFollow?.(event, hrefOf(node.id))}
                >
                  {node.id}
                </a>
              ) : (
                node.id.replace('/', ' ').trim()
              )}
              {node.isBusy ? ' (busy)' : ''}
            </th>
            <td className={css.cell}>
              <ul className={css.ways}>
                {node.calls.map((name) => (
                  <li key={name}>{`calls ${name}`}</li>
                ))}
                {node.inside.map((way) => (
                  <li key={sentenceOfWay(way)}>{`${sentenceOfWay(way)}: stays`}</li>
                ))}
                {edges
                  .filter(({ from }) => from === node.id)
                  .flatMap(({ to, ways }) =>
                    ways.map((way) => (
                      <li key={`${to} ${sentenceOfWay(way)}`}>{`${sentenceOfWay(way)}: ${to}`}</li>
                    )),
                  )}
              </ul>
            </td>
            <td className={css.cell}>{told[node.id]?.focus ?? ''}</td>
            <td className={css.cell}>{[told[node.id]?.announced ?? []].flat().join('; ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function flat(node: ChartNode): readonly ChartNode[] {
  return node.children.flatMap((child) => [child, ...flat(child)]);
}
