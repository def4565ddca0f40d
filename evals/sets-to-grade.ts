import { type Half, halves } from './corrections/fault.ts';
import type { Wanted } from './part.ts';

interface Sets<Named> {
  readonly half: (half: Half) => Named;
  readonly practice: () => readonly Named[];
}

/** Both halves; or only open sets, the open half and the practice sets, of which one can be named. */
export function setsToGrade<Named extends { readonly name: string }>(
  { open, set }: Wanted,
  { half, practice }: Sets<Named>,
): Named[] {
  if (!open) return halves.map((one) => half(one));
  const inView = [half('open'), ...practice()];
  return set === undefined ? inView : inView.filter(({ name }) => name === set);
}
