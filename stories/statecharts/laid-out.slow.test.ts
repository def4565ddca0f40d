import { flows } from '@octavo/machines/fixtures';
import { expect, it } from 'vitest';
import { chartOfMachine } from './chart-of-machine.ts';
import { type Box, laidOut } from './laid-out.ts';

const measure = { name: (text: string) => text.length * 8, line: (text: string) => text.length * 7.2 };

it.each(Object.entries(flows))(
  '%s: no words lie on a state or on other words',
  async (_name, { machine }) => {
    const { nodes, edges } = await laidOut(chartOfMachine(machine), measure);
    const things = [
      ...nodes.filter(({ node }) => node.kind !== 'region').map(({ node, box }) => ({ id: node.id, box })),
      ...edges.flatMap(({ edge, label }) => (label ? [{ id: edge.id, box: label }] : [])),
    ];
    const crossing = things.flatMap((one, index) =>
      things
        .slice(index + 1)
        .filter((other) => meet(one.box, other.box))
        .map((other) => [one.id, other.id]),
    );
    expect(crossing).toEqual([]);
  },
);

function meet(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
