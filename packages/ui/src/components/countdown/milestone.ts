const milestones = [0, 10, 60, 600, 3600] as const;

/** The last of the moments worth saying aloud that was passed, in seconds; null while more than an hour is left. */
export function milestone(secondsLeft: number): number | null {
  return milestones.find((moment) => secondsLeft <= moment) ?? null;
}
