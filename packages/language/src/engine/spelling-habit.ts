import type { CheckedLanguage } from './checked-language.ts';

/** How German or Portuguese is written where it is not as in Germany and Portugal. */
export type SpellingHabit = 'de-CH' | 'pt-BR';

const sharp = /ß/gu;
/** Words of the Swiss spelling, in which others write an ß (Duden, Rechtschreibung, § 25 E2). */
const swiss =
  /(?<!\p{L})(?:\p{L}*strassen?|gross\p{L}*|gröss\p{L}+|heiss\p{L}*|schliess\p{L}*|weiss|aussen|ausser\p{L}*|draussen|dreissig\p{L}*|gemäss|süss\p{L}*|bloss|fleissig\p{L}*|spass|regelmässig\p{L}*|grüss\p{L}*|massnahmen?|stoss\p{L}*|geniess\p{L}*|giess\p{L}*|fliess\p{L}*)(?!\p{L})/giu;

/** Words and forms of Brazil, and of Portugal where the two differ (Ciberdúvidas; Acordo Ortográfico de 1990, base XI). */
const brazil =
  /(?<!\p{L})(?:ônibus|celular(?:es)?|trem|trens|café da manhã|registros?|usuári[oa]s?|esportes?|equipes?|conosco|banheiros?|geladeiras?|planejamento|gerenciamento|bebês?|você(?:s)? (?:vai|vão|quer|pode|está|tem|é)|est(?:ou|á|ão|amos|ava|avam) \p{L}+ndo|(?!fêm)\p{L}*[êô][mn][aeiouáéíóúâêôãõ]\p{L}*|time de futebol)(?!\p{L})/giu;
const portugal =
  /(?<!\p{L})(?:factos?|telemóve(?:l|is)|autocarros?|equipas?|comboios?|utilizador(?:es)?|desportos?|registos?|connosco|est(?:ou|á|ão|amos|ava|avam) a \p{L}+r|\p{L}*[éó][mn](?:ic|ic[oa]s|i[oa]s?|er)\p{L}*)(?!\p{L})/giu;

/** How many words of another country's spelling tell: more under an account of a country that writes otherwise. */
const telling = { elsewhere: 2, atHome: 4 };

/**
 * The habit of the paragraphs of a language, by the account's country and by the document's own: who lives in
 * Switzerland may write an ß, and who lives elsewhere may write as the Swiss do.
 */
export function spellingHabit(
  language: CheckedLanguage,
  texts: readonly string[],
  countryCode: string,
): SpellingHabit | undefined {
  const country = countryCode.toUpperCase();
  const kinds = (pattern: RegExp): number =>
    new Set(texts.flatMap((text) => text.match(pattern) ?? []).map((word) => word.toLowerCase())).size;
  if (language === 'de') {
    const [german, own] = [kinds(sharp), kinds(swiss)];
    if (/^(?:CH|LI)$/.test(country)) return german > 0 && own === 0 ? undefined : 'de-CH';
    const least = /^(?:DE|AT)$/.test(country) ? telling.atHome : telling.elsewhere;
    return german === 0 && own >= least ? 'de-CH' : undefined;
  }
  if (language === 'pt') {
    const [european, own] = [kinds(portugal), kinds(brazil)];
    if (country === 'BR') return european > own ? undefined : 'pt-BR';
    const isHome = /^(?:PT|AO|CV|MZ)$/.test(country);
    return own >= (isHome ? telling.atHome : telling.elsewhere) && own > european * (isHome ? 4 : 1)
      ? 'pt-BR'
      : undefined;
  }
  return undefined;
}
