import type { Place } from '../../../engine/tokens/rule.ts';
import type { Token } from '../../../engine/tokens/token.ts';
import { words } from '../../../engine/tokens/word-list.ts';
import { clauseAround, isSurelyFinite, lemmasOf } from '../clause.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import { everything, ofCase, type Mask } from './inflection.ts';
import type { NounPhrase } from './noun-phrase.ts';
import { prepositions, timeNouns } from './prepositions.ts';

const sureSubjects = words('ich du er wir man');
const copulas =
  /^(?:sein|werden|bleiben|heißen|nennen|scheinen|bedeuten|gelten|geben|wirken|fehlen|gefallen|gehören|passieren|helfen|danken|reichen|kosten|dauern)$/;
const dativeObjects =
  /^(?:helfen|danken|gratulieren|vertrauen|antworten|begegnen|widersprechen|zuhören|zustimmen|nachlaufen|zusehen|beistehen)$/;

/** If the clause already has a subject, the phrase is not nominative; with a verb that takes the dative, it is dative. */
export function askedByClause(place: Place, found: NounPhrase, lexicon: GermanLexicon): Mask {
  const before = place.near(-1);
  if (place.near(0).opens) {
    // "Der Mädchen": a sentence hardly ever begins with a plural genitive.
    return place.near(0).lower === 'der' && !/^\p{Lu}/u.test(place.tokens[found.last + 1]?.text ?? '')
      ? ofCase('NOM', 'DAT', 'AKK')
      : everything;
  }
  if (
    !before.isWord ||
    /^(?:als|wie|und|oder|sowie|sowohl|weder|noch|statt|außer|je|pro|bis|entlang|so|desto|dass|ob|weil|wenn|da|damit|falls|nachdem|bevor|obwohl|während|wo|wer|was)$/.test(
      before.lower,
    )
  ) {
    return everything;
  }
  const { from, tokens } = clauseAround(place);
  const joint = tokens.findLastIndex(
    ({ lower }, index) =>
      from + index < place.at && /^(?:und|oder|aber|denn|sondern|als|wie|sowie)$/.test(lower),
  );
  const earlier = tokens.slice(joint + 1, place.at - from);
  const near = tokens.slice(joint + 1).filter(({ isWord }) => isWord);
  if (earlier.some(({ lower }) => /^(?:dass|weil|wenn|ob|der|die|das|wer|was)$/.test(lower)) && joint >= 0) {
    return everything;
  }
  const only = onlyDative(place, found, near, lexicon);
  if (only) return ofCase('NOM', 'DAT', 'GEN');
  const subject = earlier.find(({ lower }) => sureSubjects.has(lower));
  const opener = earlier[0];
  const isSie = opener?.lower === 'sie' && opener.opens;
  if (subject === undefined && !isSie) return everything;
  const rest = tokens.slice(found.last + 1 - from);
  if (rest.some(({ lower }) => /^(?:und|oder|aber|denn|sondern|als|wie)$/.test(lower))) return everything;
  const lemmas = lemmasOf(near, lexicon);
  if (lemmas.size === 0 || near.filter((token) => sureSubjects.has(token.lower)).length > 1) {
    return everything;
  }
  const isBehindVerb = earlier.some(
    (token) => isSurelyFinite(token, lexicon) || lexicon.finite(token.lower).length > 0,
  );
  if (!isBehindVerb) return everything;
  if ([...lemmas].some((lemma) => dativeObjects.test(lemma))) {
    const [verb] = earlier.slice(1);
    const isDirect =
      verb === before &&
      dativeObjectsOf(verb, lexicon) &&
      rest.every(
        (token) =>
          !/^\p{Lu}/u.test(token.text) ||
          /^(?:im|in|am|an|bei|beim|mit|zu|zum|zur|auf|jeden)$/.test(rest[0]?.lower ?? ''),
      );
    return isDirect ? ofCase('DAT') : everything;
  }
  const follows = prepositionBefore(place);
  if (follows || [...lemmas].some((lemma) => copulas.test(lemma) && lemma !== 'sein' && lemma !== 'werden')) {
    return everything;
  }
  // "ist", "wird" and "worden" can take a nominative besides the subject; "bin gegangen" hardly can.
  if (lemmas.has('sein') || lemmas.has('werden')) return everything;
  return ofCase('AKK', 'DAT', 'GEN');
}

const neverAccusative =
  /^(?:helfen|danken|gratulieren|vertrauen|begegnen|widersprechen|zuhören|zustimmen|gehören|gefallen|ähneln|gehorchen|misstrauen|nützen|schaden|genügen)$/;

/** "Das Auto gehört meinen Vater": these verbs take no accusative object. */
function onlyDative(
  place: Place,
  { set, noun, nounText }: NounPhrase,
  near: readonly Token[],
  lexicon: GermanLexicon,
): boolean {
  if (prepositionBefore(place) || timeNouns.test(nounText) || (set & noun & ~ofCase('AKK')) !== 0) {
    return false;
  }
  const verbs = near.filter(
    (token) =>
      /^\p{Ll}/u.test(token.text) &&
      lexicon.finite(token.lower).length > 0 &&
      !/^(?:seit|meinen|deinen|seinen|einen|weiter|heute|eine|meine|seine|deine)$/.test(token.lower),
  );
  return (
    verbs.length === 1 &&
    verbs.every((verb) =>
      lexicon.finite(verb.lower).every(({ infinitive }) => neverAccusative.test(infinitive)),
    )
  );
}

const dativeObjectsOf = (verb: Token, lexicon: GermanLexicon): boolean =>
  lexicon.finite(verb.lower).some(({ infinitive }) => dativeObjects.test(infinitive));

const prepositionBefore = (place: Place): boolean =>
  prepositions.has(place.near(-1).lower) ||
  /^(?:seit|wegen|trotz|während|um|bis|statt|außer|gegenüber|innerhalb|außerhalb|laut|dank|samt|entgegen|gemäß|je|pro|per|ab)$/.test(
    place.near(-1).lower,
  );
