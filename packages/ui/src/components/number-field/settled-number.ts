export interface Steps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/**
 * The nearest step within the bounds (SPEC §4: clamped and rounded to the step). Steps count from `min`; halves round
 * up. `null` if it is not a number.
 */
export function settledNumber(value: number, { min, max, step }: Steps): number | null {
  if (Number.isNaN(value)) return null;
  const steps = Math.round((Math.min(max, Math.max(min, value)) - min) / step);
  const settled = min + steps * step;
  return Number((settled > max ? settled - step : settled).toFixed(10));
}
