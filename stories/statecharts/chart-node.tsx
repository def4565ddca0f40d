import type { MouseEvent, ReactNode } from 'react';
import { insideLines, type LaidOutNode, lineHeight, padding } from './laid-out.ts';
import * as css from './statechart.css.ts';

export interface ChartNodeDrawingProps {
  readonly placed: LaidOutNode;
  readonly isLit: boolean;
  /** Link to the story of the state; null if it has none. */
  readonly href: string | null;
  readonly onFollow: ((event: MouseEvent, href: string) => void) | undefined;
}

/** A state, a region, or a pseudo-state. */
export function ChartNodeDrawing({ placed, isLit, href, onFollow }: ChartNodeDrawingProps) {
  const { node, box } = placed;
  const { x, y, width, height } = box;
  const middle = x + width / 2;

  switch (node.kind) {
    case 'start':
      return <circle className={css.start} cx={middle} cy={y + height / 2} r={width / 2 - 1} />;
    case 'anywhere':
    case 'passing':
      return (
        <g>
          <rect className={css.passing} {...box} rx={height / 2} />
          <text className={css.quietName} x={middle} y={y + height / 2 + 4} textAnchor="middle">
            {node.name}
          </text>
        </g>
      );
    case 'region':
      return (
        <g>
          <rect className={css.region} {...box} rx={10} />
          <Words placed={placed} />
        </g>
      );
    case 'final':
      return (
        <g>
          <rect className={css.end} {...box} rx={8} />
          <rect className={css.state} x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={6} />
          <Words placed={placed} />
        </g>
      );
    case 'state':
      return (
        <StateLink id={node.id} href={href} isLit={isLit} onFollow={onFollow}>
          <rect className={css.state} {...box} rx={8} strokeWidth={1.5} />
          <Words placed={placed} />
        </StateLink>
      );
    default:
      return node.kind satisfies never;
  }
}

type StateLinkProps = Omit<ChartNodeDrawingProps, 'placed'> & {
  readonly id: string;
  readonly children: ReactNode;
};

function StateLink({ id, href, isLit, onFollow, children }: StateLinkProps) {
  const className = isLit ? `${css.link} ${css.lit}` : css.link;
  if (href === null) return <g className={className}>{children}</g>;
  return (
    <a
      href={href}
      target="_top"
      className={className}
      aria-label={`${id}: go to its story`}
      {...(isLit && { 'aria-current': 'true' as const })}
      onClick={(event) => onFollow?.(event, href)}
    >
      {children}
    </a>
  );
}

function Words({ placed: { node, box } }: { readonly placed: LaidOutNode }) {
  const left = box.x + padding + 2;
  return (
    <>
      <text className={css.name} x={left} y={box.y + padding + 13}>
        {node.name}
      </text>
      {insideLines(node).map((words, index) => (
        <text key={words} className={css.line} x={left} y={box.y + padding + 30 + index * lineHeight}>
          {words}
        </text>
      ))}
    </>
  );
}
