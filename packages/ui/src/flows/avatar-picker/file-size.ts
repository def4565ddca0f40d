const units = ['byte', 'kilobyte', 'megabyte'] as const;

/** A readable file size, in units of 1024: `812 byte`, `3.4 MB`. */
export function fileSize(bytes: number, language: string): string {
  const power = bytes < 1024 ? 0 : bytes < 1024 ** 2 ? 1 : 2;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[power],
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1024 ** power);
}
