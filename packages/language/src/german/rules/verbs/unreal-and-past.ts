import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { clauseAround } from '../clause.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';

type Rule = TokenRule<GermanLexicon>;

const earlier: ReadonlyMap<string, string> = new Map(
  Object.entries({
    haben: 'hatten',
    habe: 'hatte',
    hat: 'hatte',
    ist: 'war',
    sind: 'waren',
    bin: 'war',
  }),
);

/** "Nachdem wir gegessen haben, gingen wir": an event before the past (Duden, § 741). */
export const pastPerfect: Rule = {
  name: 'DePastPerfect',
  reason: 'VerbForm',
  find(place, lexicon) {
    const form = earlier.get(place.near(0).lower);
    const verb = place.near(2);
    if (form === undefined || place.near(1).text !== ',' || !lexicon.isParticiple(place.near(-1).lower)) {
      return undefined;
    }
    const { tokens } = clauseAround(place);
    if (tokens[0]?.lower !== 'nachdem' || !tokens[0].opens) return undefined;
    const isPast = lexicon
      .finite(verb.lower)
      .some(
        ({ tense, infinitive }) =>
          lexicon.past(infinitive)?.['3p'] === tense['3p'] && tense['3p'] !== undefined,
      );
    return isPast &&
      !/^(?:kann|muss|soll|will|haben|sind|sollte\p{Ll}*|könnte\p{Ll}*|müsste\p{Ll}*|würde\p{Ll}*|wollte\p{Ll}*)$/u.test(
        verb.lower,
      )
      ? { first: place.at, last: place.at, replacement: form }
      : undefined;
  },
};

const unreal: ReadonlyMap<string, string> = new Map(
  Object.entries({
    habe: 'hätte',
    hat: 'hätte',
    haben: 'hätten',
    bin: 'wäre',
    ist: 'wäre',
    sind: 'wären',
    kann: 'könnte',
    können: 'könnten',
    weiß: 'wüsste',
  }),
);

/** "Wenn ich Geld habe, würde ich": an unreal condition (Duden, § 757). */
export const unrealCondition: Rule = {
  name: 'DeUnreal',
  reason: 'VerbForm',
  find(place) {
    const form = unreal.get(place.near(0).lower);
    if (form === undefined || place.near(1).text !== ',' || !/^(?:würde|würden)$/.test(place.near(2).lower)) {
      return undefined;
    }
    const { tokens } = clauseAround(place);
    const subject = tokens[1]?.lower ?? '';
    if (
      tokens[0]?.lower !== 'wenn' ||
      !tokens[0].opens ||
      !/^(?:ich|er|wir)$/.test(subject) ||
      place.near(3).lower !== subject
    ) {
      return undefined;
    }
    return { first: place.at, last: place.at, replacement: form };
  },
};
