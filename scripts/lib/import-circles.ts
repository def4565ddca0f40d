/** The groups of files that import each other, directly or through others, each in the order of its names. */
export function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const open = new Set<string>();

  // Tarjan, Depth-first search and linear graph algorithms (1972).
  const visit = (file: string): number => {
    const place = order.size;
    order.set(file, place);
    path.push(file);
    open.add(file);
    let low = place;
    for (const next of imports.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.has(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
    }
    lowest.set(file, low);
    if (low === place) {
      const circle = path.splice(path.indexOf(file));
      for (const one of circle) open.delete(one);
      if (circle.length > 1) circles.push(circle.toSorted());
    }
    return low;
  };

  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return circles;
}
