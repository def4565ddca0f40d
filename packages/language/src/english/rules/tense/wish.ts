import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { subjectAt } from '../../lexicon/subject-at.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { named, subjects, text } from './tense.ts';
import { isOneOf } from '../grammar-rule.ts';

/** Unreal situations: "I wish I have a car", "If I have more time, I would travel" (Quirk and others, 14.23–24, 15.33–36). */
export const unreal = (sentence: Sentence): Edit[] => [
  ...wish(sentence),
  ...highTime(sentence),
  ...presentCondition(sentence),
  ...pastCondition(sentence),
  ...pastConsequence(sentence),
];

/** "It's high time we go home" (Quirk and others, 14.24). */
function highTime({ words }: Sentence): Edit[] {
  const at = words.findIndex(({ lower }) => lower === 'time');
  if (at < 1 || !/^(?:it's|is|high|about)$/.test(words[at - 1]?.lower ?? '')) return [];
  if (!words.slice(0, at).some(({ lower }) => /^(?:it|it's)$/.test(lower))) return [];
  const [subject, verb] = [words[at + 1], words[at + 2]];
  const forms = verb?.kind === 'VERB' && isOneOf(subject, subjects) ? formsOf(verb) : undefined;
  if (!verb || !forms || forms.base === forms.past || ![forms.base, forms.s].includes(verb.lower)) return [];
  return [{ ...named, at: at + 2, remove: 1, put: [forms.past] }];
}

function wish({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const isWish = /^(?:wish|wishes)$/.test(word.lower) && isOneOf(words[at - 1], subjects);
    const isOnly = word.lower === 'only' && words[at - 1]?.lower === 'if';
    const from = words[at + 1]?.lower === 'that' ? at + 2 : at + 1;
    const subject = isWish || isOnly ? subjectAt(words, from) : undefined;
    const verb = subject && words[subject.verb];
    const put = verb && unrealOf(verb);
    return put && subject ? [{ ...named, at: subject.verb, remove: 1, put: [put] }] : [];
  });
}

/** "If I have more money, I would": a present condition does not go with "would". */
function presentCondition({ words }: Sentence): Edit[] {
  const at = words.findIndex(({ lower }) => lower === 'if');
  const clause = at < 0 || words[at - 1]?.lower === 'as' ? undefined : subjectAt(words, at + 1);
  const verb = clause && words[clause.verb];
  if (!clause || !verb) return [];
  const comma = words.findIndex(({ before }, place) => place > clause.verb && before.includes(','));
  const main = at === 0 ? words.slice(comma < 0 ? words.length : comma, comma + 5) : words.slice(0, at);
  if (
    !/\b(?:i|you|he|she|it|we|they|people|\w+s) (?:would|wouldn't)(?! (?:like|have|say|think|suggest|recommend|advise))\b/.test(
      text(main),
    ) &&
    !/^i'd\b/.test(text(main))
  ) {
    return [];
  }
  if (
    /\b(?:said|told|asked|knew|thought|wondered|know|ask|wonder|if you)\b/.test(
      text(words.slice(0, clause.verb)),
    )
  ) {
    return [];
  }
  const put = unrealOf(verb);
  if (put === undefined || (/^(?:can|will|is|has|want|wants|like)$/.test(verb.lower) && at > 0)) return [];
  if (words[clause.verb + 1]?.kind === 'VERB' && verb.kind === 'AUX') return [];
  return [{ ...named, at: clause.verb, remove: 1, put: [put] }];
}

/** "If I knew that, I would have helped": an unreal past is one step further back. */
function pastCondition({ words }: Sentence): Edit[] {
  const at = words.findIndex(({ lower }) => lower === 'if');
  const clause = at < 0 ? undefined : subjectAt(words, at + 1);
  const verb = clause && words[clause.verb];
  if (!clause || !verb) return [];
  const rest = text([...words.slice(0, at), ...words.slice(clause.verb + 1)]);
  const has = /\b(?:would|wouldn't|could|might)(?: not| never| probably)? have (\w+)\b/.exec(rest);
  if (!has || has[1] === 'to' || has[1] === 'a') return [];
  if (
    /^(?:was|were|could|had)$/.test(verb.lower) ||
    /\b(?:when|because|that|who|which)\b/.test(text(words.slice(clause.verb, clause.verb + 3)))
  ) {
    return [];
  }
  if (verb.lower === "didn't") {
    const main = words[clause.verb + 1];
    const forms = main && formsOf(main);
    return forms ? [{ ...named, at: clause.verb, remove: 2, put: ["hadn't", forms.participle] }] : [];
  }
  const forms = verb.kind === 'VERB' ? formsOf(verb) : undefined;
  if (!forms || verb.lower !== forms.past || verb.lower === forms.base) return [];
  return [{ ...named, at: clause.verb, remove: 1, put: ['had', forms.participle] }];
}

const lasting = /^(?:be|have|know|live|own|like|love|need|want|feel|understand)$/;

/** "If I had known, I would visit you": the consequence is in the past too. */
function pastConsequence({ words }: Sentence): Edit[] {
  const at = words.findIndex(({ lower }) => lower === 'if');
  const clause = at < 0 ? undefined : subjectAt(words, at + 1);
  const had = clause && words[clause.verb];
  const done =
    clause && words[clause.verb + 1]?.kind === 'ADV'
      ? words[clause.verb + 2]
      : clause && words[clause.verb + 1];
  const forms = done && formsOf(done);
  if (!had || !/^(?:had|hadn't)$/.test(had.lower) || !forms || done.lower !== forms.participle) return [];
  if (words.some(({ lower }) => /^(?:now|today|still|tomorrow)$/.test(lower))) return [];
  return words.flatMap((word, place): Edit[] => {
    const verbAt = /^(?:not|never)$/.test(words[place + 1]?.lower ?? '') ? place + 2 : place + 1;
    const verb = words[verbAt];
    const main = verb && formsOf({ ...verb, kind: 'VERB' });
    const isMain = at === 0 ? place > clause.verb : place < at;
    if (
      !isMain ||
      !/^(?:would|wouldn't|could|couldn't|might)$/.test(word.lower) ||
      !verb ||
      !main ||
      verb.lower !== main.base ||
      lasting.test(main.base)
    ) {
      return [];
    }
    return [{ ...named, at: verbAt, remove: 1, put: ['have', main.participle] }];
  });
}

function unrealOf(verb: TaggedWord): string | undefined {
  const known: ReadonlyMap<string, string> = new Map(
    Object.entries({
      am: 'were',
      is: 'were',
      are: 'were',
      have: 'had',
      has: 'had',
      can: 'could',
      "can't": "couldn't",
      will: 'would',
      "won't": "wouldn't",
      "don't": "didn't",
      "doesn't": "didn't",
      "haven't": "hadn't",
      "hasn't": "hadn't",
      "isn't": "weren't",
    }),
  );
  if (known.get(verb.lower) !== undefined) return known.get(verb.lower);
  const forms = verb.kind === 'VERB' && isFinite(verb) ? formsOf(verb) : undefined;
  if (!forms || forms.base === forms.past || (verb.lower !== forms.base && verb.lower !== forms.s)) {
    return undefined;
  }
  return forms.past;
}
