import type { Cause } from './chart.ts';
import { type LaidOutEdge, lineHeight, type Point } from './laid-out.ts';
import { roundedPath } from './rounded-path.ts';
import * as css from './statechart.css.ts';
import { wordsOfWay } from './words-of-way.ts';

/** A line with its arrowhead. */
export function ChartLine({ laid: { edge, points } }: { readonly laid: LaidOutEdge }) {
  const look = css.cause[causeOf(edge.ways)];
  return (
    <g>
      <path className={`${look} ${css.edge}`} d={roundedPath(points)} />
      <path className={`${look} ${css.head}`} d={headOf(points)} />
    </g>
  );
}

/** The text of a line, on a background that hides the line behind it. */
export function ChartLabel({ laid: { edge, label } }: { readonly laid: LaidOutEdge }) {
  if (label === null) return null;
  return (
    <g data-label={edge.id}>
      <rect className={css.plate} {...label} />
      {edge.ways.map((way, index) => (
        <text
          key={wordsOfWay(way)}
          className={`${css.cause[way.cause]} ${css.label}`}
          x={label.x + label.width / 2}
          y={label.y + 14 + index * lineHeight}
          textAnchor="middle"
        >
          {wordsOfWay(way)}
        </text>
      ))}
    </g>
  );
}

/** A line shared by several causes is drawn as an event. */
function causeOf(ways: LaidOutEdge['edge']['ways']): Cause {
  const [first] = ways;
  return first && ways.every(({ cause }) => cause === first.cause) ? first.cause : 'event';
}

function headOf(points: readonly Point[]): string {
  const tip = points.at(-1) ?? { x: 0, y: 0 };
  const before = points.at(-2) ?? tip;
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  const wing = (turn: number) =>
    `${tip.x - 9 * Math.cos(angle + turn)} ${tip.y - 9 * Math.sin(angle + turn)}`;
  return `M${tip.x} ${tip.y}L${wing(0.42)}L${wing(-0.42)}Z`;
}
