import type { CheckedLanguage } from './checked-language.ts';

/** A language as it is written in a country: its tag, and its name in that language. */
export type Variety = { readonly tag: string; readonly name: string };

const english = {
  AU: { tag: 'en-AU', name: 'Australian English' },
  CA: { tag: 'en-CA', name: 'Canadian English' },
  GB: { tag: 'en-GB', name: 'British English' },
  IN: { tag: 'en-IN', name: 'Indian English' },
  US: { tag: 'en-US', name: 'American English' },
} as const;
const irish = { tag: 'en-IE', name: 'Irish English' };
const newZealand = { tag: 'en-NZ', name: 'New Zealand English' };
const southAfrican = { tag: 'en-ZA', name: 'South African English' };

const varieties: Readonly<
  Record<
    CheckedLanguage,
    { readonly otherwise: Variety; readonly byCountry: Readonly<Record<string, Variety>> }
  >
> = {
  en: {
    otherwise: english.US,
    byCountry: { ...english, IE: irish, NZ: newZealand, ZA: southAfrican },
  },
  fr: {
    otherwise: { tag: 'fr-FR', name: 'français de France' },
    byCountry: {
      BE: { tag: 'fr-BE', name: 'français de Belgique' },
      CA: { tag: 'fr-CA', name: 'français du Québec' },
      CH: { tag: 'fr-CH', name: 'français de Suisse' },
    },
  },
  pt: {
    otherwise: { tag: 'pt-PT', name: 'português de Portugal' },
    byCountry: { BR: { tag: 'pt-BR', name: 'português do Brasil' } },
  },
  de: {
    otherwise: { tag: 'de-DE', name: 'Deutsch, wie es in Deutschland geschrieben wird' },
    byCountry: {
      AT: { tag: 'de-AT', name: 'Deutsch, wie es in Österreich geschrieben wird' },
      CH: { tag: 'de-CH', name: 'Deutsch, wie es in der Schweiz geschrieben wird' },
    },
  },
};

/** The variety of a language in a country, or the best known one that the product has. */
export function varietyOf(language: CheckedLanguage, countryCode: string): Variety {
  const { byCountry, otherwise } = varieties[language];
  const country = countryCode.toUpperCase();
  return Object.hasOwn(byCountry, country) ? (byCountry[country] ?? otherwise) : otherwise;
}
