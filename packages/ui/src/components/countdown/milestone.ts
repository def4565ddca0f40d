const milestones = [0, 10, 60, 600, 3600] as const;

/** The last announcement time that has passed, in seconds before the end; null while more than an hour is left. */
export function milestone(secondsLeft: number): number | null {
  return milestones.find((moment) => secondsLeft <= moment) ?? null;
}
