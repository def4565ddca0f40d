/** A share in whole per cent; a dash where there is nothing to share. */
export const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`;
