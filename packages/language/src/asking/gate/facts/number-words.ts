const spelled: Readonly<Record<number, string>> = {
  3: 'three|third|trois|tier[cs]|três|terceir|drei|dritt|triple',
  4: 'four|quarter|quatr|quart|vier|quadrup',
  5: 'five|fifth|cinq|cinco|quint|fünf',
  6: 'six|seis|sext|sechs',
  7: 'seven|sept|sete|sétim|sieben|siebt',
  8: 'eight|huit|oito|oitav|acht',
  9: 'nine|ninth|neuf|neuv|nove|non[oa]|neun',
  10: 'ten|dix|dez|décim|zehn|decade|décenni|década|jahrzehnt',
  11: 'eleven|onz|elf',
  12: 'twel|dozen|douz|doz|dúzia|zwölf|dutzend',
  13: 'thirteen|treiz|trez|dreizehn',
  14: 'fourteen|fortnight|quatorz|catorz|vierzehn|quinz|quinzena',
  15: 'fifteen|quinz|fünfzehn',
  16: 'sixteen|seiz|dezasseis|dezesseis|sechzehn',
  17: 'seventeen|dix-sept|dezassete|dezessete|siebzehn',
  18: 'eighteen|dix-huit|dezoito|achtzehn',
  19: 'nineteen|dix-neuf|dezanove|dezenove|neunzehn',
  20: 'twent|vingt|vint|zwanzig|zwanziger|score',
  30: 'thirt|trent|trint|dreißig|dreissig',
  40: 'fort|quarant|quarent|vierzig',
  50: 'fift|half|cinquant|moitié|demi|cinquent|metade|fünfzig|hälfte|halb',
  60: 'sixt|soixant|sessent|sechzig',
  70: 'sevent|soixante-dix|septant|setent|siebzig',
  80: 'eight|quatre-vingt|octant|huitant|oitent|achtzig',
  90: 'ninet|quatre-vingt|nonant|novent|neunzig',
  100: 'hundred|centur|cent|cem|hundert',
  1000: 'thousand|mill|mil|tausend',
};
/** Smaller numbers can be said in too many ways to look for: once, both, a pair, a second. */
const smallest = 3;

const roundIn = (value: number): number => (value % 1000 === 0 ? 1000 : 100);

/** Whether a text spells out a whole number; small ones are assumed to be there. */
export function isSpelled(value: number, text: string): boolean {
  if (!Number.isInteger(value) || value < smallest) return value >= 0 && value < smallest;
  const words = spelled[value];
  if (words !== undefined) return new RegExp(words, 'iu').test(text);
  if (value > 100) return value % 100 === 0 && value < 10_000 && isSpelled(value / roundIn(value), text);
  const [tens, units] = [value - (value % 10), value % 10];
  if (units > 0 && units < smallest) return isSpelledOut(tens, units, text);
  const teens = isSpelled(tens - 10, text) && isSpelled(units + 10, text);
  return (isSpelled(tens, text) && isSpelled(units, text)) || teens;
}

const firstTwo: Readonly<Record<number, string>> = {
  1: 'one|first|un|um|prim|ein',
  2: 'two|second|deux|dois|duas|zwei|segund',
};

/** Whether a number such as 42 is spelled out: its last digit alone says nothing, since "two" is everywhere. */
function isSpelledOut(tens: number, units: number, text: string): boolean {
  const unit = firstTwo[units] ?? '';
  const ten = spelled[tens] ?? '';
  const after = String.raw`(?:${ten})\p{L}*[\s-]+(?:(?:and|e|et)[\s-]+)?(?:${unit})`;
  const before = `(?:${unit})und(?:${ten})`;
  const isSpoken = new RegExp(`${after}|${before}`, 'iu').test(text);
  return isSpoken || (isSpelled(tens - 10, text) && isSpelled(units + 10, text));
}

const tensIn: readonly (readonly [value: number, words: string])[] = [
  [20, 'twenty|(?<!quatre[\\s-])vingt|vinte|zwanzig'],
  [30, 'thirty|trente|trinta|dreißig|dreissig'],
  [40, 'forty|quarante|quarenta|vierzig'],
  [50, 'fifty|cinquante|cinquenta|fünfzig'],
  [60, 'sixty|soixante|sessenta|sechzig'],
  [70, 'seventy|septante|setenta|siebzig'],
  [80, 'eighty|quatre-vingt|oitenta|achtzig'],
  [90, 'ninety|nonante|noventa|neunzig'],
];
const unitsIn = [
  'one|une?|uma?|ein',
  'two|deux|dois|duas|zwei',
  'three|trois|três|drei',
  'four|quatre|quatro|vier',
  'five|cinq|cinco|fünf',
  'six|seis|sechs',
  'seven|sept|sete|sieben',
  'eight|huit|oito|acht',
  'nine|neuf|nove|neun',
];

const compounds = tensIn.flatMap(([tens, ten]) =>
  unitsIn.map((unit, index) => {
    const after = String.raw`(?:${ten})[\s-]+(?:(?:and|e|et)[\s-]+)?(?:${unit})(?!\p{L})`;
    const before = `(?:${unit})und(?:${ten})`;
    return { value: tens + index + 1, pattern: new RegExp(`(?<!\\p{L})(?:${after}|${before})`, 'iu') };
  }),
);

/** The numbers from 21 to 99 that a text spells out. */
export const spelledIn = (text: string): number[] =>
  compounds.filter(({ pattern }) => pattern.test(text)).map(({ value }) => value);
