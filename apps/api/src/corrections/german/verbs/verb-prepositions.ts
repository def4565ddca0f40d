import type { TokenRule } from '../../tokens/rule.ts';
import { formFor } from '../cases/determiners.ts';
import { adjectiveEnding, slotsOf, type Case } from '../cases/inflection.ts';
import { nounPhraseAt } from '../cases/noun-phrase.ts';
import { clauseAround, lemmasOf } from '../clause.ts';
import type { GermanLexicon } from '../lexicon.ts';

type Rule = TokenRule<GermanLexicon>;

interface Government {
  readonly verbs: RegExp;
  readonly isReflexive?: boolean;
  readonly wrong: RegExp;
  readonly right: string;
  readonly inCase: Case;
}

/** Verbs with their prepositions (Duden, Das Stilwörterbuch; E. Engel, Verbvalenz). */
const table: readonly Government[] = [
  { verbs: /^warten$/, wrong: /^(?:für|um|an)$/, right: 'auf', inCase: 'AKK' },
  {
    verbs: /^interessieren$/,
    isReflexive: true,
    wrong: /^(?:in|an|über|auf|von)$/,
    right: 'für',
    inCase: 'AKK',
  },
  { verbs: /^(?:denken|erinnern|glauben|gewöhnen)$/, wrong: /^(?:von|zu)$/, right: 'an', inCase: 'AKK' },
  { verbs: /^freuen$/, isReflexive: true, wrong: /^(?:für|zu|von)$/, right: 'auf', inCase: 'AKK' },
  {
    verbs: /^(?:kümmern|bewerben|bemühen|streiten)$/,
    isReflexive: true,
    wrong: /^(?:für|von|auf)$/,
    right: 'um',
    inCase: 'AKK',
  },
  { verbs: /^(?:verlieben)$/, isReflexive: true, wrong: /^(?:mit|an|auf)$/, right: 'in', inCase: 'AKK' },
  {
    verbs: /^(?:ärgern|beschweren|beklagen|wundern)$/,
    isReflexive: true,
    wrong: /^(?:von|für|an)$/,
    right: 'über',
    inCase: 'AKK',
  },
  {
    verbs: /^(?:verzichten|reagieren|antworten|achten|hoffen)$/,
    wrong: /^(?:für|an|von)$/,
    right: 'auf',
    inCase: 'AKK',
  },
  { verbs: /^(?:teilnehmen|zweifeln)$/, wrong: /^(?:in|bei|zu)$/, right: 'an', inCase: 'DAT' },
  {
    verbs: /^(?:beschäftigen|unterhalten|verabreden)$/,
    isReflexive: true,
    wrong: /^(?:an|bei)$/,
    right: 'mit',
    inCase: 'DAT',
  },
  { verbs: /^(?:abhängen|träumen)$/, wrong: /^(?:an|für)$/, right: 'von', inCase: 'DAT' },
  { verbs: /^(?:fürchten)$/, isReflexive: true, wrong: /^(?:von|für)$/, right: 'vor', inCase: 'DAT' },
  { verbs: /^(?:gratulieren)$/, wrong: /^(?:für|auf)$/, right: 'zu', inCase: 'DAT' },
];
const reflexives = /^(?:mich|dich|sich|uns|euch)$/;

/** "Ich warte seit einer Stunde für den Bus": the verb's preposition, and the case that goes with it. */
export const verbPreposition: Rule = {
  name: 'DeVerbPreposition',
  reason: 'Preposition',
  find(place, lexicon) {
    const preposition = place.near(0).lower;
    if (!table.some(({ wrong }) => wrong.test(preposition)) || place.near(0).opens) return undefined;
    const phrase = nounPhraseAt({ tokens: place.tokens, at: place.at + 1 }, lexicon);
    const pronoun = /^(?:mich|dich|ihn|sie|uns|euch|mir|dir|ihm|ihr|ihnen)$/.test(place.near(1).lower);
    if (!phrase && !pronoun) return undefined;
    const { from, tokens } = clauseAround(place);
    if (tokens.some(({ lower }) => /^(?:und|oder|aber)$/.test(lower))) return undefined;
    const lemmas = lemmasOf(tokens, lexicon);
    const isReflexive = tokens.some(({ lower }) => reflexives.test(lower));
    const rule = table.find(
      (one) =>
        one.wrong.test(preposition) &&
        (one.isReflexive ?? false) === (isReflexive && one.isReflexive === true) &&
        [...lemmas].some((lemma) => one.verbs.test(lemma)),
    );
    if (!rule || tokens.some(({ lower }) => lower === rule.right)) return undefined;
    if (
      phrase &&
      /^(?:Tag|Tage|Woche|Wochen|Jahr|Jahre|Stunde|Stunden|Monat|Monate|Zeit|Moment|Minute|Minuten|Ende|Anfang|Abend|Morgen|Stadt|Schule|Haus|Hause|Küche|Zimmer|Park|Bahnhof|Haltestelle|Garten|Büro|Stelle|Tür|Fenster|Ecke|Seite|Kasse|Universität|Firma)$/.test(
        phrase.nounText,
      )
    ) {
      return undefined;
    }
    // The verb may stand in another clause of the same sentence's part.
    if (place.at - from > 12) return undefined;
    if (!phrase) return { first: place.at, last: place.at, replacement: rule.right };
    const slot = slotsOf(phrase.noun).find(
      ({ inCase, gender }) =>
        inCase === rule.inCase && (gender === 'P') === isPlural(phrase.set & phrase.noun),
    );
    const determiner = phrase.determiner;
    const form = determiner && slot ? formFor(determiner, slot) : undefined;
    if (!determiner || !slot || form === undefined || form === place.near(1).lower) {
      return { first: place.at, last: place.at, replacement: rule.right };
    }
    const middle = place.tokens
      .slice(phrase.first + 1, phrase.last + 1)
      .map((token, index) =>
        phrase.adjectives.includes(phrase.first + 1 + index)
          ? token.text.replace(/e[nrms]?$/, adjectiveEnding(slot, determiner.declension))
          : token.text,
      );
    return { first: place.at, last: phrase.last, replacement: [rule.right, form, ...middle].join(' ') };
  },
};

const isPlural = (set: number): boolean => {
  const found = slotsOf(set);
  return found.length > 0 && found.every(({ gender }) => gender === 'P');
};
