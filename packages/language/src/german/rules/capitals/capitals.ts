import { here, type Place, type TokenRule } from '../../../engine/tokens/rule.ts';
import { determiners } from '../cases/determiners.ts';
import { everything } from '../cases/inflection.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';

type Rule = TokenRule<GermanLexicon>;

const nations =
  /^(?:Italienisch|Französisch|Spanisch|Englisch|Türkisch|Griechisch|Japanisch|Chinesisch|Russisch|Polnisch|Deutsch|Amerikanisch|Österreichisch|Portugiesisch|Schwedisch|Norwegisch|Dänisch|Holländisch|Ungarisch|Tschechisch|Arabisch|Indisch|Mexikanisch|Brasilianisch|Schweizerisch|Europäisch|Irisch|Schottisch|Finnisch|Koreanisch|Thailändisch|Afrikanisch|Britisch|Ukrainisch|Kroatisch|Rumänisch|Vietnamesisch)(?:e[nrms]?)$/;
const namesOf =
  /^(?:Revolution|Republik|Bahn|Post|Bank|Reich|Bund|Meer|Union|Kommission|Parlament|Gerichtshof|Zentralbank|Dogge|Schäferhund|Telekom|Bundesbank|Bundestag|Welle|Orden|Rote|Rotes|Botschaft|Garten|Zentrale|Volkspartei|Rat|Gemeinschaft|Demokratische|Fußball-Bund|Ozean|Akademie|Mannschaft|Kaiserreich|Wirtschaftsraum|Filmpreis|Alpen|Bundesbahnen|Tenor|Inquisition|Bürgerkrieg|Hofreitschule)/;

/** "die Italienische Küche": adjectives of countries are in lower case except in names (Regelwerk 2018, § 61). */
export const nationAdjective: Rule = {
  name: 'DeNationAdjective',
  reason: 'NounCapital',
  find(place, lexicon) {
    const { text, opens } = place.near(0);
    const noun = place.near(1);
    if (opens || !nations.test(text) || !/^\p{Lu}\p{Ll}/u.test(noun.text) || namesOf.test(noun.text)) {
      return undefined;
    }
    if (!lexicon.isCommon(noun.text) || nations.test(noun.text)) return undefined;
    return here(place, text.toLowerCase());
  },
};

const quantities = /^(?:etwas|nichts|viel|wenig|allerlei|manches)$/;
const notMade =
  /^(?:ander|solch|all|viel|wenig|mehr|beid|jed|ein|kein|mein|dein|sein|ihr|unser|euer|welch|dies|jen|bestimmt|meist)/;

/** "etwas schönes", "alles gute": nominalised adjectives are capitalised (Regelwerk 2018, § 57). */
export const nominalised: Rule = {
  name: 'DeNominalised',
  reason: 'NounCapital',
  find(place, lexicon) {
    const word = place.near(0);
    const before = place.near(-1).lower;
    const next = place.near(1);
    const capital = (): string => word.text.charAt(0).toUpperCase() + word.text.slice(1);
    if (!/^\p{Ll}/u.test(word.text) || /^\p{Lu}/u.test(next.text)) return undefined;
    const isAdjective = (ending: string): boolean =>
      word.text.endsWith(ending) &&
      !notMade.test(word.lower) &&
      ['e', 'en', 'er', 'es', 'em'].every((one) =>
        lexicon.isKnown(word.lower.slice(0, -ending.length) + one),
      );
    const isLast =
      !next.isWord ||
      /^(?:zu|und|oder|ist|war|hat|für|in|im|an|am|über|mit|von|aus|passiert|gemacht|gesehen|gehört|gekauft|gelernt|essen|trinken|machen|kaufen|erleben|erzählt|gegessen|erlebt|als|wie)$/.test(
        next.lower,
      );
    if (quantities.test(before) && isAdjective('es') && isLast) return here(place, capital());
    if (before === 'alles' && isAdjective('e') && isLast) return here(place, capital());
    const isInfinitive = lexicon.isInfinitive(word.lower) && word.lower.length > 4;
    if (/^(?:im|ins|aufs|ans)$/.test(before) && isInfinitive && !next.isWord) return here(place, capital());
    // "Das schwimmen macht Spaß": the subject of a singular verb.
    const isSubject =
      /^(?:das|mein|dein|sein|ihr|unser|dieses|jedes|langes|ständiges|lautes|regelmäßiges)$/.test(before) &&
      place.near(-1).opens &&
      isInfinitive &&
      /^(?:macht|ist|war|fällt|fiel|hat|wird|kann|gefällt|tut|bringt|kostet|dauert|hilft|schadet|gehört|beginnt|gelingt|lohnt|stört|nervt)$/.test(
        next.lower,
      );
    const isNamed =
      before === 'das' && place.near(-1).opens && isInfinitive && nominalWithGenitive(place, lexicon);
    if (isNamed) return here(place, capital());
    return isSubject && !determiners.has(next.lower) ? here(place, capital()) : undefined;
  },
};

const said =
  /^(?:macht|machte|ist|war|fällt|fiel|hat|wird|kann|gefällt|tut|bringt|kostet|dauert|hilft|schadet|beginnt|lohnt|stört|nervt|erfordert|braucht|muss)$/;

/** "Das lesen alter Briefe macht": a singular verb follows the genitive. */
function nominalWithGenitive(place: Place, lexicon: GermanLexicon): boolean {
  for (let steps = 1; steps < 5; steps++) {
    const token = place.near(steps);
    if (said.test(token.lower)) return steps > 2 && /^\p{Lu}/u.test(place.near(steps - 1).text);
    const isGenitive =
      /^(?:von|der|des|\p{Ll}+e[rs])$/u.test(token.lower) && lexicon.finite(token.lower).length === 0;
    if (!isGenitive && !/^\p{Lu}/u.test(token.text)) return false;
  }
  return false;
}

const indefinite =
  /^(?:eine[nmrs]?|keine[nmrs]?|meine[nmrs]?|deine[nmrs]?|seine[nmrs]?|unsere[nmrs]?|ein|kein|sehr)$/;

/** "eine Herzliche Frau": an adjective before its noun is in lower case. */
export const smallAdjective: Rule = {
  name: 'DeSmallAdjective',
  reason: 'NounCapital',
  find(place, lexicon) {
    const { text, lower, opens } = place.near(0);
    const noun = place.near(1);
    const [, stem = ''] = /^(\p{Ll}{3,}?)e[nrms]?$/u.exec(lower) ?? [];
    if (
      opens ||
      stem === '' ||
      notMade.test(lower) ||
      !/^\p{Lu}\p{Ll}+$/u.test(text) ||
      !indefinite.test(place.near(-1).lower)
    ) {
      return undefined;
    }
    if (
      !/^\p{Lu}\p{Ll}/u.test(noun.text) ||
      !lexicon.isCommon(noun.text) ||
      lexicon.noun(text) !== everything
    ) {
      return undefined;
    }
    if (
      place.near(2).text === '-' ||
      !['e', 'en', 'er', 'es', 'em'].every((ending) => lexicon.isKnown(stem + ending))
    ) {
      return undefined;
    }
    return here(place, lower);
  },
};
