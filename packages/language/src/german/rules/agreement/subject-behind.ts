import { matchCase } from '../../../engine/match-case.ts';
import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { runStart } from '../../../engine/tokens/run-start.ts';
import { noToken } from '../../../engine/tokens/token.ts';
import { bit, everything, ofCase } from '../cases/inflection.ts';
import { nounPhraseAt } from '../cases/noun-phrase.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';

type Rule = TokenRule<GermanLexicon>;

const plural = bit('NOM', 'P');
const nominative = ofCase('NOM');
const prepositions =
  /^(?:in|im|an|am|auf|aus|bei|beim|mit|von|vom|zu|zum|zur|für|über|unter|hinter|vor|neben|zwischen|gegen|ohne|nach|seit|durch|wegen|während|trotz|ins|ans)$/;

const standing =
  /^(?:liegt|lag|steht|stand|hängt|hing|sitzt|saß|ist|war|fehlt|fehlte|wohnt|wohnte|lebt|lebte|kommt|kam|bleibt|blieb|gab|wartet|wartete|folgt|folgte|wurde|wird|geschieht|passiert|existiert|beginnt|arbeitet|befindet|findet)$/;
const many =
  /^(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|viele|mehrere|einige|wenige|alle|beide)$/;

/** "Auf dem Tisch liegt drei Briefe", "Hier ist viele Leute": the subject follows the verb. */
export const subjectBehind: Rule = {
  name: 'DeSubjectBehind',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    const verb = place.near(0);
    if (!standing.test(verb.lower) || verb.lower === 'gab') return undefined;
    if (!many.test(place.near(1).lower)) return undefined;
    if (/^(?:es|das|er|sie|ich|man|wer|was|dies)$/.test(place.near(-1).lower)) return undefined;
    let steps = 2;
    while (steps < 4 && /^\p{Ll}+e[nr]?$/u.test(place.near(steps).text)) steps++;
    const noun = place.near(steps);
    const set = lexicon.noun(noun.text);
    if (!/^\p{Lu}/u.test(noun.text) || set === everything || (set & plural) === 0) return undefined;
    if (
      /^(?:Uhr|Jahre?|Tage?|Stunden?|Wochen?|Monate?|Meter|Kilometer|Euro|Prozent|Grad|Minuten?|Male?|Mal)$/.test(
        noun.text,
      )
    ) {
      return undefined;
    }
    // The opening words must not contain a subject.
    const start = runStart(place.tokens, place.at);
    let hasSubject = false;
    for (let at = start; at < place.at; at++) {
      const phrase = nounPhraseAt({ tokens: place.tokens, at }, lexicon);
      const before = place.tokens[at - 1]?.lower ?? '';
      if (
        phrase &&
        !prepositions.test(before) &&
        !prepositions.test(place.tokens[at]?.lower ?? '') &&
        (phrase.set & phrase.noun & nominative) !== 0
      ) {
        hasSubject = true;
      }
    }
    const opening = place.tokens[start] ?? noToken;
    const isPlace =
      prepositions.test(opening.lower) ||
      /^(?:hier|dort|da|heute|gestern|oben|unten|draußen|drinnen|links|rechts|nebenan|überall|dann|wo)$/.test(
        opening.lower,
      );
    if (hasSubject || !opening.opens || !isPlace) return undefined;
    const form = lexicon
      .finite(verb.lower)
      .map(({ tense }) => tense['3p'])
      .find((one) => one !== undefined);
    return form === undefined
      ? undefined
      : { first: place.at, last: place.at, replacement: matchCase(verb.text, form) };
  },
};
