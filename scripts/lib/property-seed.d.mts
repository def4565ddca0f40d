export const usualSeed: number;
export function propertySeed(
  environment?: Readonly<Record<string, string | undefined>>,
  now?: number,
): number;
