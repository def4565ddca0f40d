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
  const teens = isSpelled(tens - 10, text) && isSpelled(units + 10, text);
  return (isSpelled(tens, text) && isSpelled(units, text)) || teens;
}
