/** Marks toggled in this session, by document. */
export interface Marks {
  readonly shown: Readonly<Record<string, boolean>>;
  /** The server's values, as far as known. */
  readonly sent: Readonly<Record<string, boolean>>;
}

interface RunningMarks extends Marks {
  readonly running: string | null;
}

interface MarkedDocument {
  readonly id: string;
  readonly favourite: boolean;
}

/** The mark to draw: the one set here, otherwise the one that the document was loaded with. */
export function isFavourite({ shown }: Marks, { id, favourite }: MarkedDocument): boolean {
  return shown[id] ?? favourite;
}

export function pressed({ shown, sent }: Marks, { id, favourite }: MarkedDocument): Marks {
  return { shown: { ...shown, [id]: !favourite }, sent: { ...sent, [id]: sent[id] ?? favourite } };
}

/** The marks after the server has answered for the running document. */
export function settled({ shown, sent, running }: RunningMarks, favourite: boolean): Marks {
  return running === null ? { shown, sent } : { shown, sent: { ...sent, [running]: favourite } };
}

/** The marks with the running document reverted to the server's value. */
export function refused({ shown, sent, running }: RunningMarks): Marks {
  if (running === null) return { shown, sent };
  return { shown: { ...shown, [running]: sent[running] ?? false }, sent };
}

/** A document whose displayed mark has not been sent to the server yet. */
export function nextUnsent({ shown, sent }: Marks): string | null {
  return Object.keys(shown).find((id) => shown[id] !== sent[id]) ?? null;
}
