import type { Sentence } from '../../context/likelihood.ts';
import { isAnimal, isPerson, isThing } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { setOf } from '../grammar-rule.ts';

const possessive = {
  rule: 'Possessive',
  reason: 'Punctuation',
  summary: 'A possessive has an apostrophe.',
} as const;
const plural = {
  rule: 'PluralApostrophe',
  reason: 'Punctuation',
  summary: 'A plural has no apostrophe.',
} as const;

const relatives = setOf(
  'mother father sister brother aunt uncle husband wife boss girlfriend boyfriend mum mom dad grandmother grandfather son daughter dog cat boyfriend',
);
const owned = setOf(
  'house car name job birthday friend friends room phone dog cat book books bag family life lives wedding boyfriend girlfriend husband wife son daughter uncle aunt cousin neighbour bicycle bicycles bikes school father mother brother sister children hair eyes flat apartment bike company help advice opinion opinions idea ideas face voice death computer clothes party garden kitchen office shop money needs rights work answer answers faces parents homework playground toys toy bedroom desk shoes hospital magazine magazines health behaviour future education interests feelings problems attention jobs salary salaries mistakes names room rooms union meeting changing-room teacher teachers coat jacket hat hands hand head bed food bowl tail collar letter letters story stories parrot rabbit horse hamster donkey cow cows goat puppy kitten laptop tablet garage balcony fence roof lawn accent piano guitar violin uncle grandson granddaughter nephew niece performance reaction suggestion request decision questions question plans plan success team department lounge entrance pictures drawings smile dreams dream fault hobby hobbies',
);
const pluralBefore =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|many|several|these|those|some|few|all|both|most|lots|of|other)$/;

/** "childrens playground", "my sisters car", "two apple's", "the cat's are" (Quirk and others, 5.112–124). */
export const apostrophes = (sentence: Sentence): Edit[] => [
  ...missing(sentence),
  ...superfluous(sentence),
  ...ofTime(sentence),
];

function missing({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const noun = words[at + 1];
    if (!noun || noun.before !== '' || (word.before !== '' && at > 0)) return [];
    const irregular = /^(?:childrens|womens|mens|peoples|policemens|gentlemens)$/.test(word.lower);
    if (irregular && (noun.kind === 'NOUN' || noun.kind === 'ADJ')) {
      return [{ ...possessive, at, remove: 1, put: [word.lower.replace(/s$/, "'s")] }];
    }
    if (isNamed(words, at) && noun.kind === 'NOUN' && owned.has(noun.lower)) {
      return [{ ...possessive, at, remove: 1, put: [`${word.text.slice(0, -1)}'s`] }];
    }
    const singular = singularOf(word.lower);
    if (
      singular === undefined ||
      !word.lower.endsWith('s') ||
      !(isPerson(singular) || isAnimal(singular) || relatives.has(singular))
    ) {
      return [];
    }
    const head = noun.kind === 'ADJ' && words[at + 2]?.before === '' ? words[at + 2] : noun;
    const hasOwner =
      /^(?:my|your|his|her|our|their|the|this|that|a|an|every|each|another|these|those|other|all|most|many|both|two|three)$/.test(
        words[at - 1]?.lower ?? '',
      ) || words[at - 1]?.kind === 'ADJ';
    if (!head || !hasOwner || !owned.has(head.lower) || head.kind === 'VERB') return [];
    // "one of my friends lives in Canada"
    if (
      /^(?:live|lives)$/.test(head.lower) &&
      /^(?:in|at|near|next|with|on|alone|here|there|by)$/.test(words[at + 2]?.lower ?? '')
    ) {
      return [];
    }
    if (
      /^(?:help|work|needs|face|faces|answer|answers|question|questions|name|names|plan|plans|dream|dreams|book|books|request|hand|head|smile|coat|shop)$/.test(
        head.lower,
      ) &&
      isVerbThere(words, at + 1)
    ) {
      return [];
    }
    // "The dogs fence the sheep in", "my friends garage their cars": a word with an object is a verb.
    if (
      /^(?:fence|fences|garage|roof|horse|accent|house|room|park|school)$/.test(head.lower) &&
      /^(?:DET|PRON)$/.test(words[at + 2]?.kind ?? '')
    ) {
      return [];
    }
    const one =
      /^(?:a|an|every|each|another|this|that)$/.test(words[at - 1]?.lower ?? '') ||
      (relatives.has(singular) && /^(?:my|your|his|her|our|the)$/.test(words[at - 1]?.lower ?? ''));
    return [{ ...possessive, at, remove: 1, put: [one ? `${singular}'s` : `${word.lower}'`] }];
  });
}

const givenNames = setOf(
  'peter john mary anna paul tom david michael mark sarah laura lisa emma kate jane lucy julia maria martin robert peter simon daniel jack ben sam max alice helen susan karen linda barbara sophie olivia emily amy anne ann george henry harry william richard edward frank kevin brian steve eric adam alex maria carlos pedro marco ahmed ali ivan',
);
/** Given names that become surnames or nouns with an s. */
const otherWithS = setOf('adam robert william edward richard daniel mark michael simon david henry frank');
/** "Peters car": a given name with an s that is not part of it; "the Peters house" belongs to a family. */
const isNamed = (words: readonly TaggedWord[], at: number): boolean => {
  const { text = '', lower = '' } = words[at] ?? {};
  const name = lower.slice(0, -1);
  if (!/^\p{Lu}\p{Ll}+s$/u.test(text) || !givenNames.has(name) || otherWithS.has(name)) return false;
  return words[at + 1]?.lower !== 'family' && !/^(?:DET|ADJ|PROPN|NOUN|NUM)$/.test(words[at - 1]?.kind ?? '');
};

/** "the teachers help the children": the following words show a verb. */
const isVerbThere = (words: readonly TaggedWord[], at: number): boolean => {
  const next = words[at + 1];
  return !next || next.before !== ''
    ? !words.slice(0, at).some((word) => isFinite(word))
    : /^(?:DET|PRON|PART)$/.test(next.kind) ||
        (!words.some((word, place) => place > at && isFinite(word)) &&
          !words.slice(0, at).some((word) => isFinite(word)));
};

/** "two apple's", "the student's are". */
function superfluous({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const stem = /^([a-z]{3,})'s$/.exec(word.lower)?.[1];
    if (
      stem === undefined ||
      (!isThing(stem) &&
        !isPerson(stem) &&
        !isAnimal(stem) &&
        !/^(?:dvd|cd|pc|photo|video|tomato|potato|pizza|apple|banana|taxi|hour|minute|day|book)$/.test(stem))
    ) {
      return [];
    }
    const next = words[at + 1];
    const isAllThe = words[at - 1]?.lower === 'the' && /^(?:all|both)$/.test(words[at - 2]?.lower ?? '');
    const isOpen =
      !next ||
      (isAllThe && isFinite(next)) ||
      next.before !== '' ||
      /^(?:are|were|have|and|in|on|at|for|from|with|that|who|which|to|because|every|when|but|or|of|by)$/.test(
        next.lower,
      );
    if (!isOpen) return [];
    const from = words[at - 1]?.kind === 'ADJ' ? words[at - 2] : words[at - 1];
    const isPlural =
      isAllThe ||
      (pluralBefore.test(from?.lower ?? '') && from?.lower !== 'of') ||
      /^(?:are|were|have)$/.test(next?.lower ?? '');
    // "fresh egg's and jam": a thing after an adjective, and another one with it.
    const isListed =
      isThing(stem) &&
      words[at - 1]?.kind === 'ADJ' &&
      /^(?:VERB|ADP)$/.test(words[at - 2]?.kind ?? '') &&
      (!next || next.before !== '' || /^(?:and|or)$/.test(next.lower));
    const isBefore =
      /^(?:in|on|at|from|for|with|of)$/.test(next?.lower ?? '') &&
      isThing(stem) &&
      /^(?:the|my|our|his|her|their)$/.test(from?.lower ?? '') &&
      words.slice(at + 2).some((later) => /^(?:are|were|have)$/.test(later.lower));
    return isPlural || isBefore || isListed ? [{ ...plural, at, remove: 1, put: [pluralForm(stem)] }] : [];
  });
}

const pluralForm = (stem: string): string =>
  /(?:s|x|ch|sh|tomato|potato)$/.test(stem)
    ? `${stem}es`
    : /[^aeiou]y$/.test(stem)
      ? `${stem.slice(0, -1)}ies`
      : `${stem}s`;

/** "a days work", "two weeks holiday", "todays newspaper". */
function ofTime({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const noun = words[at + 1];
    if (
      !noun ||
      noun.before !== '' ||
      noun.kind !== 'NOUN' ||
      !/^(?:days|weeks|months|years|hours|minutes)$/.test(word.lower)
    ) {
      return [];
    }
    if (
      !/^(?:holiday|work|rest|notice|walk|drive|pay|wages|salary|leave|break|delay|sleep|time|journey|experience)$/.test(
        noun.lower,
      )
    ) {
      return [];
    }
    const last = words[at - 1]?.lower ?? '';
    if (/^(?:a|an|one|this|last|next|every)$/.test(last)) {
      return [{ ...possessive, at, remove: 1, put: [`${word.lower.slice(0, -1)}'s`] }];
    }
    return /^(?:two|three|four|five|six|seven|eight|nine|ten|\d+|few|several)$/.test(last) &&
      (noun.lower !== 'time' || words[at - 2]?.lower === 'in')
      ? [{ ...possessive, at, remove: 1, put: [`${word.lower}'`] }]
      : [];
  });
}
