import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { formFor } from '../cases/determiners.ts';
import { adjectiveEnding, slotsOf } from '../cases/inflection.ts';
import { nounPhraseAt } from '../cases/noun-phrase.ts';
import { clauseAround, lemmasOf } from '../clause.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import { governments } from './governments.ts';

const reflexives = /^(?:mich|dich|sich|uns|euch)$/;

/** "Ich warte seit einer Stunde für den Bus": the verb's preposition and the case it takes. */
export const verbPreposition: TokenRule<GermanLexicon> = {
  name: 'DeVerbPreposition',
  reason: 'Preposition',
  find(place, lexicon) {
    const preposition = place.near(0).lower;
    if (!governments.some(({ wrong }) => wrong.has(preposition)) || place.near(0).opens) return undefined;
    const phrase = nounPhraseAt({ tokens: place.tokens, at: place.at + 1 }, lexicon);
    const pronoun = /^(?:mich|dich|ihn|sie|uns|euch|mir|dir|ihm|ihr|ihnen)$/.test(place.near(1).lower);
    if (!phrase && !pronoun) return undefined;
    const { from, tokens } = clauseAround(place);
    if (tokens.some(({ lower }) => /^(?:und|oder|aber)$/.test(lower))) return undefined;
    const lemmas = lemmasOf(tokens, lexicon);
    const isReflexive = tokens.some(({ lower }) => reflexives.test(lower));
    const rule = governments.find(
      (one) =>
        one.wrong.has(preposition) &&
        (one.isReflexive ?? false) === (isReflexive && one.isReflexive === true) &&
        [...lemmas].some((lemma) => one.verbs.has(lemma)),
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
    // The verb may belong to another clause of the same run of words.
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
