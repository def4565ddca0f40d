import type { CheckedLanguage } from './checked-language.ts';

/** Spellings of German and Portuguese that differ from those of Germany and Portugal. */
export type SpellingHabit = 'de-CH' | 'pt-BR';

const sharp = /ß/gu;
/** Words in Swiss spelling that are written with ß elsewhere (Duden, Rechtschreibung, § 25 E2). */
const swiss =
  /(?<!\p{L})(?:\p{L}*strassen?|gross\p{L}*|gröss\p{L}+|heiss\p{L}*|schliess\p{L}*|weiss|aussen|ausser\p{L}*|draussen|dreissig\p{L}*|gemäss|süss\p{L}*|bloss|fleissig\p{L}*|spass|regelmässig\p{L}*|grüss\p{L}*|massnahmen?|stoss\p{L}*|geniess\p{L}*|giess\p{L}*|fliess\p{L}*)(?!\p{L})/giu;

/** Words and forms that differ between Brazil and Portugal (Ciberdúvidas; Acordo Ortográfico de 1990, base XI). */
const brazil =
  /(?<!\p{L})(?:ônibus|celular(?:es)?|trem|trens|café da manhã|registros?|usuári[oa]s?|esportes?|equipes?|conosco|banheiros?|geladeiras?|planejamento|gerenciamento|bebês?|você(?:s)? (?:vai|vão|quer|pode|está|tem|é)|est(?:ou|á|ão|amos|ava|avam) \p{L}+ndo|(?!fêm)\p{L}*[êô][mn][aeiouáéíóúâêôãõ]\p{L}*|time de futebol)(?!\p{L})/giu;
const portugal =
  /(?<!\p{L})(?:factos?|telemóve(?:l|is)|autocarros?|equipas?|comboios?|utilizador(?:es)?|desportos?|registos?|connosco|est(?:ou|á|ão|amos|ava|avam) a \p{L}+r|\p{L}*[éó][mn](?:ic|ic[oa]s|i[oa]s?|er)\p{L}*)(?!\p{L})/giu;

/** How many words in another country's spelling are needed to recognise it: more if the account's country spells differently. */
const telling = { elsewhere: 2, atHome: 4 };

/**
 * The spelling used by the paragraphs of a language, from the account's country and the document itself: a writer in
 * Switzerland may use ß, and one elsewhere may write as the Swiss do.
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
