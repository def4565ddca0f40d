const points: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 72 / 2.54, mm: 72 / 25.4, px: 0.75 };

/** The indent of a paragraph's text; `otherwise` if it has none. */
export function indentOf(style: ReadonlyMap<string, string>, otherwise: number): number {
  const { number = '', unit = '' } =
    /^(?<number>-?[\d.]+)(?<unit>pt|in|cm|mm|px)$/u.exec(style.get('margin-left') ?? '')?.groups ?? {};
  return number === '' ? otherwise : Number(number) * (points[unit] ?? 1);
}
