const units = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A number of seconds in words, in the largest unit that fits: "10 minutes". */
export function timeLeft(seconds: number, language: string): string {
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? units[2];
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.floor(seconds / length));
}
