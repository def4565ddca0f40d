import * as css from './record-dialog.css.ts';
import { type Counted, groupOf, type OriginGroup } from './origins.ts';

/** Shows the shares of each origin at a glance; the words next to it say the same. */
export function OriginBar({
  counted,
  most,
}: {
  readonly counted: readonly Counted[];
  readonly most: number;
}) {
  const groups = new Map<OriginGroup, number>();
  for (const { kind, amount } of counted) {
    const group = groupOf(kind);
    if (group !== null) groups.set(group, (groups.get(group) ?? 0) + amount);
  }
  const total = [...groups.values()].reduce((sum, amount) => sum + amount, 0);
  if (total === 0) return null;
  return (
    <div aria-hidden className={css.bar} style={{ width: `${Math.max(2, (total / most) * 100)}%` }}>
      {[...groups].map(([group, amount]) => (
        <span key={group} className={`${css.part} ${css.group[group]}`} style={{ flexGrow: amount }} />
      ))}
    </div>
  );
}
