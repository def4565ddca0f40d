/** Formats figures for a language, and parses what was typed. */
export interface FigureText {
  readonly write: (value: number) => string;
  /** `NaN` if it is not a number. */
  readonly read: (text: string) => number;
}

/**
 * Characters that group digits in some language and are a decimal separator in none; direction marks come with Arabic
 * figures.
 */
const onlyGroup = /[\s'’\p{Cf}]/gu;
const thousands = /^[+-]?\d{1,3}(?:[.,]\d{3})+$/;
const number = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/**
 * Formats figures for a language, with its grouping. Parsing accepts its own separators and digits and the usual ones
 * of other languages; if only whole numbers are allowed, every point or comma before three digits is a group separator.
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
