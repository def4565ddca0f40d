const openings = new Map<string, number>();

/** Marks a document as open in this window until the returned function is called. */
export function keepOpen(id: string): () => void {
  openings.set(id, (openings.get(id) ?? 0) + 1);
  return () => {
    const left = (openings.get(id) ?? 1) - 1;
    if (left === 0) openings.delete(id);
    else openings.set(id, left);
  };
}

export const isOpenHere = (id: string): boolean => openings.has(id);
