import { isSpelled } from './number-words.ts';

const figure = /\d+(?:[.,'’\u00A0\u202F\u2009 ]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?/gu;
const scale =
  /^[\s\u00A0\u202F-]*(thousand|tsd|tausend|k\b|mille|mil(?![\p{L}])|million|millions|milhão|milhões|mio\b|m\b|billion|billions|bilhões|milliard|mrd)/iu;
const scales: readonly (readonly [RegExp, number])[] = [
  [/^(?:thousand|tsd|tausend|k|mille|mil)$/iu, 1e3],
  [/^(?:million|milhão|milhões|mio|m$)/iu, 1e6],
  [/^(?:billion|bilhões|milliard|mrd)/iu, 1e9],
];

/** A number in a text, as written and as what it may mean: "1.500" is 1500 or 1.5. */
export type Figure = { readonly written: string; readonly values: readonly number[] };

/** The numbers written in digits, except those in addresses. */
export function figuresOf(text: string): Figure[] {
  const plain = text.replaceAll(/(?:https?:\/\/|www\.)\S+/giu, ' ');
  return [...plain.matchAll(figure)].map(({ 0: written, index }) => {
    const [, unit = ''] = scale.exec(plain.slice(index + written.length)) ?? [];
    const factor = scales.find(([name]) => name.test(unit))?.[1] ?? 1;
    const values = valuesOf(written);
    return { written, values: [...values, ...values.map((value) => value * factor)] };
  });
}

function valuesOf(written: string): number[] {
  const whole = Number(written.replaceAll(/\D/gu, ''));
  const decimal = Number(
    written
      .replaceAll(/[^\d.,]/gu, '')
      .replace(/[.,](?=\d*$)/u, '#')
      .replaceAll(/[.,]/gu, '')
      .replace('#', '.'),
  );
  const isGrouped = /^\d{1,3}(?:\D\d{3})+$/u.test(written);
  return /\D/u.test(written) ? (isGrouped ? [whole, decimal] : [decimal]) : [whole];
}

const meansSame = (one: Figure, other: Figure): boolean =>
  one.values.some((value) => other.values.some((also) => Math.abs(value - also) < 1e-9 * Math.max(1, value)));

/** Numbers in one text that another does not contain, neither in digits nor in words. */
export function missingFigures(text: string, from: string): Figure[] {
  const there = figuresOf(from);
  const roman = new Set(from.match(/\b[IVXLC]{2,}(?=\b|e\b)/gu)?.map(romanValue));
  return figuresOf(text).filter(
    (one) =>
      !there.some((other) => meansSame(one, other)) &&
      !one.values.some((value) => isSpelled(value, from) || roman.has(value)) &&
      !isTimeOf(one, there) &&
      !isDecade(one, from),
  );
}

const digits: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };
const romanValue = (numeral: string): number =>
  numeral.split('').reduce((sum, sign, at, all) => {
    const [value = 0, next = 0] = [digits[sign], digits[all[at + 1] ?? '']];
    return sum + (value < next ? -value : value);
  }, 0);

/** An afternoon hour may be written in 12- or 24-hour time; the minutes of a full hour may be omitted. */
const isTimeOf = ({ values, written }: Figure, there: readonly Figure[]): boolean =>
  written === '00' ||
  values.some(
    (value) =>
      value <= 24 && there.some((other) => other.values.some((also) => Math.abs(value - also) === 12)),
  );

/** "the 1990s" may be spelled out as "the nineties". */
const isDecade = ({ values }: Figure, from: string): boolean =>
  values.some(
    (value) =>
      value >= 1500 && value < 2100 && value % 10 === 0 && value % 100 !== 0 && isSpelled(value % 100, from),
  );
