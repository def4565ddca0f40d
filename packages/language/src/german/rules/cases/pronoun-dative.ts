import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import { clauseAround, lemmasOf } from '../clause.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import { ofCase } from './inflection.ts';
import { nounPhraseAt } from './noun-phrase.ts';

type Rule = TokenRule<GermanLexicon>;

const giving =
  /^(?:zeigen|geben|erklären|schenken|schicken|erzählen|bringen|leihen|empfehlen|kaufen|erlauben|verbieten|versprechen|mitbringen|beibringen|verkaufen|reichen|wünschen|senden|anbieten|holen|besorgen|schulden|stehlen|vorlesen|mitteilen|borgen|beweisen|verraten)$/;
const dative: Readonly<Record<string, string>> = { mich: 'mir', dich: 'dir', ihn: 'ihm', sie: 'ihr' };
const between =
  /^(?:bitte|mal|doch|noch|auch|schon|gestern|heute|morgen|immer|jetzt|nur|gern|gerne|nie|eigentlich|vielleicht|zum|einmal)$/;

/** "Kannst du mich den Weg zeigen": the recipient is dative (Duden, Die Grammatik, § 1472). */
export const givenTo: Rule = {
  name: 'DeGivenTo',
  reason: 'CaseOfNoun',
  find(place, lexicon) {
    const form = /^(?:mich|dich|ihn)$/.test(place.near(0).lower) ? dative[place.near(0).lower] : undefined;
    if (form === undefined || place.near(0).opens) return undefined;
    let steps = 1;
    while (steps < 4 && between.test(place.near(steps).lower)) steps++;
    const phrase = nounPhraseAt({ tokens: place.tokens, at: place.at + steps }, lexicon);
    const isThing =
      /^(?:etwas|nichts|alles|das|es)$/.test(place.near(steps).lower) &&
      !/^\p{Lu}/u.test(place.near(steps + 1).text);
    if (!isThing && (!phrase || (phrase.set & phrase.noun & ofCase('AKK')) === 0)) return undefined;
    if (/^(?:für|an|auf|über|um|gegen|durch|ohne|in|vor|hinter|neben|unter)$/.test(place.near(-1).lower)) {
      return undefined;
    }
    const { tokens } = clauseAround(place);
    const lemmas = lemmasOf(
      tokens.filter(({ lower }) => lower !== 'bitte'),
      lexicon,
    );
    if (
      [...lemmas].some((lemma) => /^(?:fragen|lehren|kosten|nennen|lassen|sehen|hören|bitten)$/.test(lemma))
    ) {
      return undefined;
    }
    return [...lemmas].some((lemma) => giving.test(lemma)) ? here(place, form) : undefined;
  },
};

const thanking =
  /^(?:danke|danken|dankte|dankten|helfe|helfen|half|halfen|gratuliere|gratulieren|antworte|antworten|glaube|vertraue|vertrauen|zustimme|widerspreche|widersprechen)$/;

/** "Ich danke Sie": the polite pronoun in the dative. */
export const politeDative: Rule = {
  name: 'DePoliteDative',
  reason: 'CaseOfNoun',
  find(place) {
    if (place.near(0).text !== 'Sie' || place.near(0).opens) return undefined;
    const verb = place.near(-1).lower;
    if (/^(?:mit|von|bei|zu|aus|nach|gegenüber)$/.test(verb)) return here(place, 'Ihnen');
    const isFirst =
      /^(?:ich|wir)$/.test(place.near(-2).lower) ||
      (/^(?:ich|wir)$/.test(verb) && thanking.test(place.near(-2).lower));
    const isThanked =
      thanking.test(verb) || (/^(?:ich|wir)$/.test(verb) && thanking.test(place.near(-2).lower));
    return isFirst && isThanked ? here(place, 'Ihnen') : undefined;
  },
};

/** Letters address the reader with capitals (Regelwerk 2018, § 65). */
export const politeCapital: Rule = {
  name: 'DePoliteCapital',
  reason: 'NounCapital',
  find(place) {
    const { text } = place.near(0);
    if (!/^(?:sie|ihnen)$/.test(text)) return undefined;
    const [first, second] = place.tokens;
    const isLetter = first?.lower === 'sehr' && /^(?:geehrter?|verehrter?)$/.test(second?.lower ?? '');
    if (!isLetter) return undefined;
    const isObject = /^(?:ich|wir)$/.test(place.near(-2).lower) || /^(?:ich|wir)$/.test(place.near(-1).lower);
    const isAsked = /^(?:können|könnten|würden|haben|wollen|möchten|bitten|dass|wenn|ob|falls)$/.test(
      place.near(-1).lower,
    );
    return isObject || isAsked ? here(place, text.charAt(0).toUpperCase() + text.slice(1)) : undefined;
  },
};
