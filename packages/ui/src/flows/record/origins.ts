import {
  originLetters,
  type RecordedKind,
  recordedKinds,
  type WritingOrigin,
} from '@octavo/contract/writing-origins';

export type OriginKind = RecordedKind | WritingOrigin;

/** Something that was counted. */
export interface Counted {
  readonly kind: OriginKind;
  readonly amount: number;
}

/** What is drawn in one colour. */
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

/** Null for what brought nothing in. */
export const groupOf = (kind: OriginKind): OriginGroup | null => groups[kind];

/** In the order in which they are told. */
export const originKinds: readonly OriginKind[] = [
  ...recordedKinds,
  ...Object.keys(originLetters).filter((kind): kind is 'earlier' => kind === 'earlier'),
];

/** What was counted of anything, in that order. */
export const countedOf = (amounts: Readonly<Partial<Record<OriginKind, number>>>): Counted[] =>
  originKinds.flatMap((kind) => {
    const amount = amounts[kind] ?? 0;
    return amount > 0 ? [{ kind, amount }] : [];
  });

/** What of it came into the text. */
export const broughtIn = (counted: readonly Counted[]): number =>
  counted.reduce((sum, { kind, amount }) => sum + (groupOf(kind) === null ? 0 : amount), 0);
