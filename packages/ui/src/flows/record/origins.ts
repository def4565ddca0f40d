import {
  originLetters,
  type RecordedKind,
  recordedKinds,
  type WritingOrigin,
} from '@octavo/contract/writing-origins';

export type OriginKind = RecordedKind | WritingOrigin;

/** An origin and its amount. */
export interface Counted {
  readonly kind: OriginKind;
  readonly amount: number;
}

/** Origins that share a colour. */
export type OriginGroup = 'own' | 'brought' | 'ai' | 'corrected' | 'earlier';

const groups = {
  typed: 'own',
  dictated: 'own',
  pasted: 'brought',
  imported: 'brought',
  completion: 'ai',
  card: 'ai',
  local: 'ai',
  tools: 'ai',
  essay: 'ai',
  correction: 'corrected',
  earlier: 'earlier',
  moved: null,
  removed: null,
  undone: null,
} as const satisfies Record<OriginKind, OriginGroup | null>;

/** Null for a kind that added no text. */
export const groupOf = (kind: OriginKind): OriginGroup | null => groups[kind];

/** In the order in which they are shown. */
export const originKinds: readonly OriginKind[] = [
  ...recordedKinds,
  ...Object.keys(originLetters).filter((kind): kind is 'earlier' => kind === 'earlier'),
];

/** The amounts as a list in that order. */
export const countedOf = (amounts: Readonly<Partial<Record<OriginKind, number>>>): Counted[] =>
  originKinds.flatMap((kind) => {
    const amount = amounts[kind] ?? 0;
    return amount > 0 ? [{ kind, amount }] : [];
  });

/** How much of it was added to the text. */
export const broughtIn = (counted: readonly Counted[]): number =>
  counted.reduce((sum, { kind, amount }) => sum + (groupOf(kind) === null ? 0 : amount), 0);
