import type { List } from './essay.ts';

/** What stands before an item where text is all there is: a box, a bullet or a number. */
export function listMark({ start, done }: List, index: number): string {
  if (done) return done[index] === true ? '☑' : '☐';
  return start === null ? '•' : `${start + index}.`;
}
