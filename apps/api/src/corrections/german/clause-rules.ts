import type { TokenRule } from '../tokens/rule.ts';
import type { Token } from '../tokens/token.ts';
import { words } from '../tokens/word-list.ts';
import { determiners } from './determiners.ts';
import type { GermanLexicon } from './lexicon.ts';
import { sentenceStart } from './sentence-start.ts';
import { clauseFrom } from './verb-rules.ts';

const pronouns = words('ich du er sie es wir ihr man');
const isSubject = (token: Token): boolean => pronouns.has(token.lower);
const modal =
  /^(?:ha(?:be|t|st|tte|tten)|bin|bist|ist|sind|seid|war|waren|will|willst|muss|musst|kann|kannst|soll|darf|mag|möchte|wird|werde|wurde|habe|gehe|geht|komme|kommt|mache|macht|\p{Ll}{3,}(?:e|t|st|te))$/u;

/** "weil ich habe keine Zeit": the verb stands at the end of a clause with a conjunction (Duden, § 1375). */
export const verbAtEnd: TokenRule<GermanLexicon> = {
  name: 'DeVerbAtEnd',
  reason: 'Order',
  find(place, lexicon) {
    if (!/^(?:weil|dass|obwohl|wenn|ob|damit|bevor|nachdem)$/.test(place.near(0).lower)) return undefined;
    const subject = place.near(1);
    const verb = place.near(2);
    if (!isSubject(subject) || !/^\p{Ll}/u.test(verb.text) || !modal.test(verb.lower)) return undefined;
    if (determiners.has(verb.lower)) return undefined;
    if (lexicon.finite(verb.lower).length === 0 || lexicon.isInfinitive(verb.lower)) return undefined;
    const clause = clauseFrom(place, 3);
    const last = clause.at(-1);
    if (!last || clause.length > 12) return undefined;
    const isFinite = lexicon.finite(last.lower).length > 0 && !/^\p{Lu}/u.test(last.text);
    // "weil er hätte kommen sollen": two infinitives; "weil er viel und gern lacht"
    if (
      (isFinite && !lexicon.isParticiple(last.lower)) ||
      /^(?:können|müssen|wollen|sollen|dürfen|lassen|mögen)$/.test(last.lower)
    ) {
      return undefined;
    }
    if (clause.some(({ lower }) => /^(?:und|oder|aber|sondern)$/.test(lower))) return undefined;
    if (
      clause.length === 1 &&
      lexicon.isInfinitive(last.lower) &&
      lexicon
        .finite(verb.lower)
        .some(
          ({ infinitive }) =>
            !/^(?:können|müssen|wollen|sollen|dürfen|mögen|werden|möchten)$/.test(infinitive),
        )
    ) {
      return undefined;
    }
    // "sie will werden Ärztin": what follows the infinitive comes before it.
    const [head] = clause;
    const isLoose =
      head !== undefined &&
      clause.length > 1 &&
      /^\p{Ll}/u.test(head.text) &&
      lexicon.isInfinitive(head.lower);
    const ordered = isLoose ? [...clause.slice(1), head] : clause;
    const text = ordered.map((token) => token.text).join(' ');
    return {
      first: place.at + 1,
      last: place.at + 2 + clause.length,
      replacement: `${subject.text} ${text} ${verb.text}`,
    };
  },
};

const adverbs = words(
  'gestern heute morgen dann danach jetzt deshalb deswegen darum trotzdem leider manchmal vielleicht später zuerst endlich plötzlich normalerweise natürlich außerdem dort hier oft immer meistens letztens früher bald also daher hoffentlich',
);

/** "Gestern ich habe": the verb is the second part of a sentence, and stands before its subject (Duden, § 1356). */
export const verbSecond: TokenRule<GermanLexicon> = {
  name: 'DeVerbSecond',
  reason: 'Order',
  find(place, lexicon) {
    const subject = place.near(1);
    const verb = place.near(2);
    if (!place.near(0).opens || !adverbs.has(place.near(0).lower) || !isSubject(subject)) return undefined;
    if (!/^\p{Ll}/u.test(verb.text) || lexicon.finite(verb.lower).length === 0) return undefined;
    return { first: place.at + 1, last: place.at + 2, replacement: `${verb.text} ${subject.text}` };
  },
};

/** "Wenn es regnet, ich bleibe zu Hause." */
export const verbAfterClause: TokenRule<GermanLexicon> = {
  name: 'DeVerbAfterClause',
  reason: 'Order',
  find(place, lexicon) {
    const subject = place.near(0);
    const verb = place.near(1);
    if (
      place.near(-1).text !== ',' ||
      !isSubject(subject) ||
      subject.lower === 'sie' ||
      !/^\p{Ll}/u.test(verb.text)
    ) {
      return undefined;
    }
    const start = sentenceStart(place.tokens, place.at - 1);
    const opening = place.tokens[start];
    const clause = place.tokens.slice(start, place.at - 1);
    if (!opening || !/^(?:wenn|weil|obwohl|nachdem|bevor|sobald|falls|als|da)$/.test(opening.lower)) {
      return undefined;
    }
    if (clause.length < 3 || clause.some(({ text }) => /^[,:;"„“»]$/.test(text))) return undefined;
    const last = clause.at(-1);
    if (!last || lexicon.finite(last.lower).length === 0) return undefined;
    if (
      lexicon.finite(verb.lower).length === 0 ||
      (lexicon.isInfinitive(verb.lower) && subject.lower !== 'wir')
    ) {
      return undefined;
    }
    return {
      first: place.at,
      last: place.at + 1,
      replacement: `${verb.text} ${subject.lower === 'ihr' ? 'ihr' : subject.text}`,
    };
  },
};

const opening = words('dass weil obwohl sodass');
const mayPrecede = words(
  'und oder aber so als ohne statt anstatt auf außer allem nur auch gerade erst selbst bis je vorausgesetzt besonders vielleicht wahrscheinlich eben bloß schon zumal sondern sowie denn insbesondere vermutlich etwa allein gesetzt angenommen sei teils einfach daher kaum jedoch nämlich dadurch vor allein hauptsächlich vielmehr weil dass weder noch zwar lediglich hauptsächlich Beispiel beispielsweise normalerweise möglicherweise beispiel',
);

/** A clause with a conjunction is set off by a comma (Regelwerk 2018, § 74). */
export const commaBeforeClause: TokenRule<GermanLexicon> = {
  name: 'DeComma',
  reason: 'MissingComma',
  find(place, lexicon) {
    const word = place.near(0);
    const before = place.near(-1);
    if (!before.isWord || word.opens || /^\p{Lu}/u.test(word.text)) return undefined;
    const missing = { first: place.at - 1, last: place.at - 1, replacement: `${before.text},` };
    if (opening.has(word.lower)) return mayPrecede.has(before.lower) || before.opens ? undefined : missing;
    if (word.lower === 'ob') {
      return /^(?:nicht|weiß|frage|fragt|fragte|gefragt|wissen|mich|sich|sicher|egal|sehen|prüfen|testen|ihn)$/.test(
        before.lower,
      )
        ? missing
        : undefined;
    }
    if (word.lower === 'um') return isPurpose(place.tokens, place.at, before, lexicon) ? missing : undefined;
    return undefined;
  },
};

/** "um Brot zu kaufen" (Regelwerk 2018, § 75). */
function isPurpose(tokens: readonly Token[], at: number, before: Token, lexicon: GermanLexicon): boolean {
  if (
    /^(?:und|oder|aber|nur|sondern|als|auch|geht|ging|handelt|es|darum|rund|zu|genug|bereits|schon|etwa|jeweils)$/.test(
      before.lower,
    )
  ) {
    return false;
  }
  // "um zwei Jahre zu verlängern" says by how much.
  if (
    /^(?:\p{N}.*|zwei|drei|vier|fünf|sechs|zehn|ein|eine|einen|rund|etwa|mehr|fast)$/u.test(
      tokens[at + 1]?.lower ?? '',
    ) &&
    !isThing(tokens[at + 2])
  ) {
    return false;
  }
  for (let place = at + 1; place < at + 9; place++) {
    const token = tokens[place];
    if (!token || !token.isWord) return false;
    if (lexicon.isZuInfinitive(token.lower) && /zu/.test(token.lower) && token.lower.length > 6) return true;
    if (token.lower === 'zu' && lexicon.isInfinitive(tokens[place + 1]?.text ?? '')) return true;
  }
  return false;
}

const isThing = (token: Token | undefined): boolean =>
  !/^(?:Jahre?|Tage?|Stunden?|Monate?|Wochen?|Prozent|Euro|Minuten?|Meter|Drittel|Hälfte|Viertel)$/.test(
    token?.text ?? '',
  );

const nominalised = /^(?:beim|zum|vom|fürs|durchs)$/;

/** "beim lesen": an infinitive behind a preposition with an article is a noun (Regelwerk 2018, § 57). */
export const nounFromVerb: TokenRule<GermanLexicon> = {
  name: 'DeNounFromVerb',
  reason: 'NounCapital',
  find(place, lexicon) {
    const word = place.near(0);
    const next = place.near(1);
    if (
      !nominalised.test(place.near(-1).lower) ||
      !/^\p{Ll}/u.test(word.text) ||
      !lexicon.isInfinitive(word.lower)
    ) {
      return undefined;
    }
    if (/^\p{Lu}/u.test(next.text) || /^(?:und|oder|,)$/.test(next.lower)) return undefined;
    if (
      /^(?:ersten|letzten|zweiten|dritten|neuen|alten|anderen|großen|kleinen|besten|meisten|größten)$/.test(
        word.lower,
      )
    ) {
      return undefined;
    }
    return {
      first: place.at,
      last: place.at,
      replacement: word.text.charAt(0).toUpperCase() + word.text.slice(1),
    };
  },
};
