import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import { words } from '../../../engine/tokens/word-list.ts';
import { determiners } from '../cases/determiners.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';

type Rule = TokenRule<GermanLexicon>;

const smallWords = words(
  'Heute Gestern Jetzt Dann Hier Dort Sehr Nicht Und Aber Oder Auch Immer Oft Nie Wieder Noch Schon Bald Gern Ich Er Wir Mich Mir Dich Dir Uns Man Mein Meine Dein Deine Unser Unsere Weil Dass Wenn Ob Obwohl Denn Deshalb Vielleicht Leider Manchmal Zusammen Zuerst Danach Ist Sind War Hat Haben Bin Mit Für Von Bei Aus Nach Auf Im Am Zum Zur Ein Eine Einen Einem Einer Der Die Das Den Dem Keine Kein Viele Alle Sehr Sonst Trotzdem Später Früher Immer Niemals',
);

/** "Wir sprechen Heute": only nouns, names and the first word are capitalised (Regelwerk 2018, § 53–67). */
export const smallLetter: Rule = {
  name: 'DeSmallLetter',
  reason: 'NounCapital',
  find(place) {
    const word = place.near(0);
    const before = place.near(-1);
    if (word.opens || !smallWords.has(word.text) || !/^\p{Ll}/u.test(before.text)) return undefined;
    const next = place.near(1);
    // "das Ich", "im Heute", "auf Die Zeit": a noun or a title.
    if (
      determiners.has(before.lower) ||
      /^(?:im|am|vom|zum|beim|namens|heißt|wie|bei|auf|von|aus)$/.test(before.lower)
    ) {
      return undefined;
    }
    if (
      /^(?:Der|Die|Das|Den|Dem|Ein|Eine|Mein|Meine|Im|Am|Mit|Für|Von|Auf|Aus)$/.test(word.text) &&
      /^\p{Lu}/u.test(next.text)
    ) {
      return undefined;
    }
    return here(place, word.text.toLowerCase());
  },
};
