const auxiliaries =
  'estou estás está estamos estais estão estava estavas estávamos estavam estive esteve estivemos estiveram esteja estejas estejamos estejam estivesse estivessem estará estarão estaria estariam continuo continuas continua continuamos continuam continuou continuaram continuava continuavam continuará continuarão continuar continue continuem';
const either = auxiliaries
  .split(' ')
  .map((form) => `[${form.charAt(0)}${form.charAt(0).toUpperCase()}]${form.slice(1)}`)
  .join('|');
const adverb = String.raw`(?:ainda|já|sempre|também|agora|só|apenas|\p{Ll}+mente)\s+`;
const gerund = new RegExp(
  String.raw`(?<!\p{L})(${either})(\s+)((?:${adverb})?)(?:(se|me|te|nos|lhes?)\s+)?(\p{Ll}*(?:[aei]|p?o))ndo(?![\p{L}-])`,
  'gu',
);

/** Before "-ndo" in nouns and adjectives, or in words that may be one. */
const noGerund = new Set('bra doutora estupe fi horre infi li mestra qua ta treme'.split(' '));

/** "Está fazendo" is "está a fazer" in Portugal, "está se tornando" "está a tornar-se". */
export const withInfinitives = (text: string): string =>
  text.replaceAll(
    gerund,
    (whole, verb: string, space: string, between: string, pronoun: string | undefined, stem: string) => {
      const infinitive = infinitiveOf(stem);
      if (infinitive === undefined) return whole;
      return `${verb}${space}${between}a ${infinitive}${pronoun === undefined ? '' : `-${pronoun}`}`;
    },
  );

function infinitiveOf(stem: string): string | undefined {
  if (noGerund.has(stem)) return undefined;
  if (stem === 'po') return 'pôr';
  return stem.endsWith('o') && !stem.endsWith('po') ? undefined : `${stem}r`;
}
