import { bit, everything, type Mask } from '../rules/cases/inflection.ts';
import { isTradeWord } from '../../english/spelling/trade-words.ts';
import { isCompound } from './compound.ts';
import { readNouns } from './word-lists/read-nouns.ts';
import { readVerbs, type FiniteReading, type TenseForms } from './word-lists/read-verbs.ts';
import { strongForm } from './word-lists/strong-forms.ts';

/** What is known of German words regardless of context. */
export interface GermanLexicon {
  readonly isKnown: (word: string) => boolean;
  readonly isListedNoun: (word: string) => boolean;
  /** A listed noun or a lower-case word, not a name. */
  readonly isCommon: (word: string) => boolean;
  /** What a noun can be; 0 for an unknown noun, or one whose gender is uncertain. */
  noun(word: string): Mask;
  /** The plural of a noun in a case. */
  plural(word: string, inCase: 'NOM' | 'DAT'): string | undefined;
  finite(word: string): readonly FiniteReading[];
  isInfinitive(word: string): boolean;
  isParticiple(word: string): boolean;
  participleOf(infinitive: string): string | undefined;
  /** The verbs that have this participle. */
  infinitivesOf(participle: string): readonly string[];
  /** The past forms by person. */
  past(infinitive: string): TenseForms | undefined;
  /** "schlief" for "schlafte": the correct form of a strong verb inflected with weak endings. */
  strongForm(word: string): string | undefined;
  /** "anzugehen": an infinitive that contains "zu". */
  isZuInfinitive(word: string): boolean;
}

/**
 * "in dem Verzeichnis": the dative of a neuter noun equals its nominative; the list has only the old "Verzeichnisse".
 */
const withDative = (noun: Mask): Mask => ((noun & bit('NOM', 'N')) === 0 ? noun : noun | bit('DAT', 'N'));

/** From this length, a word that the dictionary has with a capital counts as a noun. */
const longNoun = 5;
/** Short technical nouns used in compounds. */
const takenOver = new Set(['app', 'bug', 'chat', 'log', 'mail', 'scan', 'tag', 'web', 'wiki']);

/** Nouns whose gender or declension varies: "den Typ" and "den Typen", "der Variable" and "der Variablen". */
const wavering = /(?:^typ|typ$|firewall|variable|servers?)$/i;

/**
 * Looks words up in the lists of nouns and verbs, and splits compounds.
 *
 * @param isKnown whether the spelling dictionary has a word
 */
export function germanLexicon(isKnown: (word: string) => boolean): GermanLexicon {
  const verbs = readVerbs();
  const { nouns, plurals } = readNouns(verbs.infinitives);

  /** The dictionary has it with every adjective ending. */
  function isAdjective(word: string): boolean {
    const [, stem] = /^(.+)e[nrms]?$/.exec(word) ?? [];
    return stem !== undefined && ['e', 'en', 'er', 'es', 'em'].every((ending) => isKnown(stem + ending));
  }

  /** "auseinanderliegen", "draufgehalten": adverbs used as verb prefixes. */
  function isPrefixedVerb(word: string): boolean {
    const [, verb = ''] =
      /^(?:(?:auf|aus|an|mit|zu|neben|hinter|über|in|durch|gegen|unter|bei)einander|drauf|drein|drüber|drunter|drum|rein|raus|rauf|runter|rüber|rum|hoch|herunter|hinunter|zusammen|weiter|zurück|hinzu|heraus|hinein|umher)(?:ge|zu)?(\p{Ll}{4,})$/u.exec(
        word,
      ) ?? [];
    return verb !== '' && isKnown(verb);
  }

  /** "beeil dich": an imperative without its e. */
  const isCommand = (word: string): boolean =>
    /^\p{Ll}{4,}$/u.test(word) &&
    verbs.infinitives.has(`${word}en`) &&
    !nouns.has(word.charAt(0).toUpperCase() + word.slice(1));

  /** The last part of a compound, which has its gender. */
  function lastPart(word: string): string | undefined {
    for (let at = 3; at <= word.length - 4; at++) {
      const part = word.charAt(at).toUpperCase() + word.slice(at + 1);
      if (part.length >= 4 && nouns.has(part) && isKnown(part)) return part;
    }
    return undefined;
  }

  return {
    isKnown,
    isListedNoun: (word) =>
      nouns.has(word) ||
      verbs.participles.has(word) ||
      verbs.finite.has(word) ||
      verbs.zuInfinitives.has(word) ||
      isPrefixedVerb(word) ||
      isCommand(word) ||
      isCompound(word, {
        isNoun: (noun) => isKnown(noun) && (nouns.has(noun) || noun.length >= longNoun),
        isSmallWord: isKnown,
        isTaken: (part) => takenOver.has(part) || isTradeWord(part),
      }),
    isCommon: (word) =>
      nouns.has(word) ||
      isKnown(word.charAt(0).toLowerCase() + word.slice(1)) ||
      lastPart(word) !== undefined,
    noun(word) {
      const part = nouns.has(word) ? word : (word.split('-').at(-1) ?? word);
      // "die Deutschen", "das Gute": a nominalised adjective can be anything.
      if (isAdjective(part.toLowerCase()) || wavering.test(part)) return everything;
      const found = nouns.get(part);
      if (found !== undefined) return withDative(found);
      // "das Signieren" does not end in "Nieren".
      if (verbs.infinitives.has(part.toLowerCase()) || part.endsWith('ieren')) return everything;
      const last = isKnown(part) ? lastPart(part) : undefined;
      return last === undefined ? 0 : withDative(nouns.get(last) ?? 0);
    },
    plural(word, inCase) {
      const own = plurals.get(word)?.[inCase];
      if (own !== undefined) return own;
      const last = lastPart(word);
      const plural = last === undefined ? undefined : plurals.get(last)?.[inCase];
      return last === undefined || plural === undefined
        ? undefined
        : word.slice(0, word.length - last.length) + plural.toLowerCase();
    },
    finite: (word) => verbs.finite.get(word) ?? [],
    isInfinitive: (word) => verbs.infinitives.has(word),
    isParticiple: (word) => verbs.participles.has(word),
    participleOf: (infinitive) => verbs.participleOf.get(infinitive),
    infinitivesOf: (participle) => verbs.infinitivesOf.get(participle) ?? [],
    past: (infinitive) => verbs.pasts.get(infinitive),
    strongForm: (word) => strongForm(word, verbs),
    isZuInfinitive: (word) => verbs.zuInfinitives.has(word),
  };
}
