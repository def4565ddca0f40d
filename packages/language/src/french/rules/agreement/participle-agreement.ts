import { FP, FS, MP, MS, type Agreement } from '../../../romance/gender-and-number.ts';
import { agreementOfOpeningPhrase } from '../../../romance/noun-phrase.ts';
import type { Place, TokenRule } from '../../../engine/tokens/rule.ts';
import { isLower, noToken } from '../../../engine/tokens/token.ts';
import { words } from '../../../engine/tokens/word-list.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import {
  adverbs,
  agreementOf,
  avoir,
  determiners,
  etre,
  prepositions,
  subjects,
} from '../../lexicon/words.ts';
import { invariable } from './invariable-adjectives.ts';
import { phraseAt } from './noun-phrase.ts';

const withoutAgreement = words(
  'parlé plu succédé souri ri téléphoné menti nui suffi demandé dit écrit donné rendu permis promis imaginé fait acheté lavé offert raconté montré cassé coupé brossé',
);

/** "elle est allé", "La porte est fermé": after "être" the participle agrees with the subject (Le Bon Usage, § 937). */
export const participleWithBe: TokenRule<FrenchLexicon> = {
  name: 'FrParticipleBe',
  reason: 'Concord',
  find(place, lexicon) {
    const verb = place.near(0);
    if (!etre.has(verb.lower)) return undefined;
    const agreement = subjectBefore(place, lexicon);
    if (agreement === 0) return undefined;
    let steps = 1;
    while (steps < 4 && adverbs.has(place.near(steps).lower)) steps++;
    const word = place.near(steps);
    const isParticiple = lexicon.participle(word.lower) !== 0;
    const own = lexicon.participle(word.lower) | lexicon.adjective(word.lower);
    if (
      !isLower(word) ||
      own === 0 ||
      (own & agreement) !== 0 ||
      invariable.has(word.lower) ||
      adverbs.has(word.lower)
    ) {
      return undefined;
    }
    if (
      /^(?:été|eu|en|à|de)$/.test(word.lower) ||
      (lexicon.noun(word.lower) !== 0 && !isParticiple && lexicon.adjective(word.lower) === 0)
    ) {
      return undefined;
    }
    const isReflexive = /^s'|se$/.test(place.near(-1).lower);
    if (isReflexive && (withoutAgreement.has(word.lower) || determiners.has(place.near(steps + 1).lower))) {
      return undefined;
    }
    const form = lexicon.inflect(word.lower, agreement);
    return form === undefined || form === word.lower
      ? undefined
      : { first: place.at + steps, last: place.at + steps, replacement: form };
  },
};

/** The gender and number of the subject directly before a form of "être"; 0 if uncertain. */
function subjectBefore(place: Place, lexicon: FrenchLexicon): Agreement {
  let steps = -1;
  while (steps > -4 && /^(?:ne|n'|se|s'|y|en|lui)$/.test(place.near(steps).lower)) steps--;
  const word = place.near(steps);
  const pronoun = agreementOf.get(word.lower);
  if (pronoun !== undefined) {
    return prepositions.has(place.near(steps - 1).lower) || /^(?:et|ou)$/.test(place.near(steps - 1).lower)
      ? 0
      : pronoun;
  }
  return agreementOfOpeningPhrase(place.tokens, place.at + steps, /^(?:que|qu'|,|mais|car|si)$/, (start) =>
    phraseAt(start, lexicon),
  );
}

/** "elle a mangée": after "avoir" the participle does not agree with the subject (Le Bon Usage, § 941). */
export const participleWithHave: TokenRule<FrenchLexicon> = {
  name: 'FrParticipleHave',
  reason: 'Concord',
  find(place, lexicon) {
    if (!avoir.has(place.near(0).lower) || !subjects.has(place.near(-1).lower)) return undefined;
    if (
      /^(?:que|qu'|,)$/.test(place.near(-2).lower) ||
      (/^(?:nous|vous)$/.test(place.near(-1).lower) && subjects.has(place.near(-2).lower))
    ) {
      return undefined;
    }
    const steps = adverbs.has(place.near(1).lower) ? 2 : 1;
    const word = place.near(steps);
    const own = lexicon.participle(word.lower);
    if (
      !isLower(word) ||
      own === 0 ||
      (own & MS) !== 0 ||
      (lexicon.noun(word.lower) !== 0 && !/ée?s?$/.test(word.lower))
    ) {
      return undefined;
    }
    const form = lexicon.inflect(word.lower, MS);
    return form === undefined
      ? undefined
      : { first: place.at + steps, last: place.at + steps, replacement: form };
  },
};

const noObject = words('fait pu dû voulu su laissé vu entendu cru pensé dit été eu');

/** "les pommes que j’ai mangé": the object comes first (Le Bon Usage, § 942). */
export const participleWithObject: TokenRule<FrenchLexicon> = {
  name: 'FrParticipleObject',
  reason: 'Concord',
  find(place, lexicon) {
    const found = phraseAt(place, lexicon);
    if (!found) return undefined;
    const agreement = found.set & found.agreement;
    const at = found.noun + 1;
    const [que, subject, verb, word, next] = [0, 1, 2, 3, 4].map(
      (more) => place.tokens[at + more] ?? noToken,
    );
    if (!que || !subject || !verb || !word || !next) return undefined;
    if (!/^(?:que|qu')$/.test(que.lower) || !subjects.has(subject.lower) || !avoir.has(verb.lower)) {
      return undefined;
    }
    if (
      ![FS, MP, FP].includes(agreement) ||
      noObject.has(word.lower) ||
      (next.isWord &&
        !prepositions.has(next.lower) &&
        !/^(?:hier|est|sont|était|étaient|ce|cette|dans|à)$/.test(next.lower))
    ) {
      return undefined;
    }
    const own = lexicon.participle(word.lower);
    if (own === 0 || (own & agreement) !== 0) return undefined;
    const form = lexicon.inflect(word.lower, agreement);
    return form === undefined ? undefined : { first: at + 3, last: at + 3, replacement: form };
  },
};
