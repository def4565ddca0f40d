import type { BrainstormAction } from '@octavo/contract';
import type { Board, BoardItem } from '../../../apps/api/src/compositions/brainstorm/board.ts';

/** The minimum number of items in each part, in order, as the prompt requests. */
const least: Readonly<Record<BrainstormAction, readonly number[]>> = {
  'quick-brainstorm': [5, 3, 3],
  'detailed-plan': [1, 4, 3, 3],
};

/** Whether a board has all its parts, each long enough and without repetition. */
export function isWholeBoard({ parts }: Board, action: BrainstormAction): boolean {
  const items = parts.flatMap((part) => part.items.flatMap(linesOf)).map((line) => line.toLowerCase().trim());
  return (
    least[action].every((count, index) => (parts[index]?.items.length ?? 0) >= count) &&
    new Set(items).size === items.length
  );
}

const linesOf = (item: BoardItem): string[] =>
  typeof item === 'string' ? [item] : [item.text, ...item.below];
