import { plural, singular, type Agreement } from '../../romance/gender-and-number.ts';
import { words } from '../../engine/tokens/word-list.ts';
import { aspirated } from './word-lists/aspirated-h.ts';
import type { Tense, VerbReading } from './word-lists/finite-forms.ts';
import { missingForm, readLefff } from './word-lists/read-lefff.ts';

/** What is known of French words regardless of context. */
export interface FrenchLexicon {
  /** The spelling dictionary, which also knows before which words an article is elided. */
  readonly isKnown: (word: string) => boolean;
  noun(word: string): Agreement;
  adjective(word: string): Agreement;
  participle(word: string): Agreement;
  finite(word: string): readonly VerbReading[];
  isInfinitive(word: string): boolean;
  /** The form of a noun, adjective or participle for a gender and number. */
  inflect(word: string, agreement: Agreement): string | undefined;
  conjugate(lemma: string, tense: Tense, person: number): string | undefined;
  /** The past participle of a verb, masculine and singular. */
  participleOf(infinitive: string): string | undefined;
  infinitiveOf(participle: string): string | undefined;
  /** Whether an article before it is elided: "l’homme", but not "l’onze". */
  isElided(word: string): boolean;
}

/** Nouns or adjectives according to the lists, but hardly ever in a sentence. */
const smallWords = words(
  'plus moins pas point tout tous même mêmes autre autres un deux trois quatre si sur sous entre dans pour par avec sans vers chez ne on en et ou mais car donc ni or que qui quoi dont où ce se je tu il elle nous vous ils elles me te le la les des du au aux leur leurs mon ton son ma ta sa notre votre y très trop bien mal mieux peu beaucoup rien oui non bon peut est sont a ai as ont été être avoir fait va vais vas dit cela ça ici là vôtre vôtres nôtre nôtres sien sienne mien mienne tien tienne hier demain devant derrière contre avant après dessus dessous puis alors ainsi aussi encore déjà quand comme soi moi toi lui eux quel quelle quels quelles ans',
);
/** Small words that are often used as nouns. */
const smallNouns = words('bien mal mieux rien ans fait');
/** For nouns that have a meaning in each gender the list has only one: "le mort", "la mort". */
const twoGenders = /^(?:morte?s?|vues?)$/;
/** Forms such as that of "beau" used only before a vowel. */
const beforeVowels = /^(?:nouvel|vieil|fol)$/;

/**
 * Looks words up in the lists of Lefff.
 *
 * @param isKnown whether the spelling dictionary has a word
 */
export function frenchLexicon(isKnown: (word: string) => boolean): FrenchLexicon {
  const { nouns, adjectives, participles, families, finite, conjugations, infinitivesOf } = readLefff();
  return {
    isKnown,
    noun(word) {
      if (smallWords.has(word) && !smallNouns.has(word)) return 0;
      const found = nouns.get(word) ?? 0;
      if (found === 0 || !twoGenders.test(word)) return found;
      return found | (found & singular ? singular : plural);
    },
    adjective: (word) => (smallWords.has(word) && word !== 'bon' ? 0 : (adjectives.get(word) ?? 0)),
    participle: (word) => participles.get(word) ?? 0,
    finite: (word) => finite.of(word),
    isInfinitive: (word) => conjugations.has(word),
    inflect(word, agreement) {
      for (const { name, forms } of families.of(word)) {
        for (const [form, own] of forms) {
          const isBeforeVowels = beforeVowels.test(form) || (name === 'a:beau' && form === 'bel');
          if ((own & agreement) !== 0 && !isBeforeVowels) return form;
        }
      }
      return undefined;
    },
    conjugate: (lemma, tense, person) => existing(conjugations.get(lemma)?.[tense]?.[person]),
    participleOf: (infinitive) => existing(conjugations.get(infinitive)?.['K']?.[0]),
    infinitiveOf: (participle) => infinitivesOf.get(participle),
    isElided: (word) => /^[aeiouhàâéèêëîïôùûœæ]/.test(word) && !aspirated.test(word) && isKnown(word),
  };
}

const existing = (form: string | undefined): string | undefined => (form === missingForm ? undefined : form);
