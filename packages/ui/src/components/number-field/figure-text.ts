/** How figures are written in a language, and read again from what somebody typed. */
export interface FigureText {
  readonly write: (value: number) => string;
  /** `NaN` for what is no number. */
  readonly read: (text: string) => number;
}

/** Signs that group in some language and are a decimal sign in none; marks of direction come with Arabic figures. */
const onlyGroup = /[\s'’\p{Cf}]/gu;
const thousands = /^[+-]?\d{1,3}(?:[.,]\d{3})+$/;
const number = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/**
 * Figures of a language, grouped as it groups them. Read are its own signs and digits and those of its neighbours: where
 * only whole numbers can be meant, every point or comma before three digits groups.
 */
export function figureText(locale: string, isWhole: boolean): FigureText {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 10 });
  const parts = format.formatToParts(1_234_567.8);
  const sign = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
  const group = sign('group');
  const decimal = sign('decimal');
  const zero = format.format(0).codePointAt(0) ?? 0;

  function western(text: string): string {
    return text.replaceAll(/\p{Nd}/gu, (digit) => {
      const value = (digit.codePointAt(0) ?? 0) - zero;
      return value >= 0 && value < 10 ? String(value) : digit;
    });
  }

  function read(text: string): number {
    const bare = western(text).replaceAll('−', '-').replaceAll(onlyGroup, '');
    const plain =
      isWhole && thousands.test(bare)
        ? bare.replaceAll(/[.,]/g, '')
        : bare.replaceAll(group, '').replace(decimal, '.').replace(',', '.');
    return number.test(plain) ? Number(plain) : Number.NaN;
  }

  return { write: (value) => format.format(value), read };
}
