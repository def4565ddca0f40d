/** Marks that were pressed in this session, by document. */
export interface Marks {
  readonly shown: Readonly<Record<string, boolean>>;
  /** What the server has, as far as it is known. */
  readonly told: Readonly<Record<string, boolean>>;
}

interface RunningMarks extends Marks {
  readonly running: string | null;
}

interface MarkedDocument {
  readonly id: string;
  readonly favourite: boolean;
}

/** The mark to draw: what was pressed here, else what the document came with. */
export function isFavourite({ shown }: Marks, { id, favourite }: MarkedDocument): boolean {
  return shown[id] ?? favourite;
}

export function pressed({ shown, told }: Marks, { id, favourite }: MarkedDocument): Marks {
  return { shown: { ...shown, [id]: !favourite }, told: { ...told, [id]: told[id] ?? favourite } };
}

/** The server has told what the running document's mark is now. */
export function settled({ shown, told, running }: RunningMarks, favourite: boolean): Marks {
  return running === null ? { shown, told } : { shown, told: { ...told, [running]: favourite } };
}

/** The running document's mark is what the server last had. */
export function refused({ shown, told, running }: RunningMarks): Marks {
  if (running === null) return { shown, told };
  return { shown: { ...shown, [running]: told[running] ?? false }, told };
}

/** A document whose shown mark the server does not have yet. */
export function nextUntold({ shown, told }: Marks): string | null {
  return Object.keys(shown).find((id) => shown[id] !== told[id]) ?? null;
}
