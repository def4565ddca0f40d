/** The names of the counts that are not zero, in the order in which they are reported. */
export function counted<Kind extends string>(
  kinds: readonly Kind[],
  counts: Readonly<Partial<Record<Kind, number>>>,
): readonly Kind[] {
  return kinds.filter((kind) => (counts[kind] ?? 0) > 0);
}
