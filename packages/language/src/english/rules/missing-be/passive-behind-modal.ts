import type { Sentence } from '../../context/likelihood.ts';
import { isPerson } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { verbForms, type VerbForms } from '../../lexicon/verb-forms.ts';
import { isOneOf, setOf, type GrammarRule } from '../grammar-rule.ts';
import { named } from './named.ts';

const modals = setOf("will would can could may might must should cannot can't couldn't shouldn't");
const adverbs = setOf('not also always never still only easily soon really probably just all');
/** Verbs that things cannot do without an object, so that a passive must be meant. */
const transitive = setOf(
  'accept achieve avoid ban build bring buy call cancel carry collect complete consider construct control define deliver describe destroy discover discuss do educate eliminate encourage establish explain find forbid forget give identify implement invent introduce keep kill limit make obtain pay perform prevent produce prohibit promote protect provide publish punish put raise recognise recognize recycle reduce regard remove repair replace reuse satisfy send solve spend store teach tell throw treat understand use write install paint clean close consume choose see hear know ignore measure control divide organise organize respect',
);
/** Verbs for making, letting or asking a person to do something. */
const directing = setOf('allow force ask tell teach encourage expect require oblige forbid advise permit');
const behind = setOf(
  'by in at on for as with from into without through if when and or because before after only again today now soon easily quickly properly everywhere instead',
);
const persons = setOf('people children everyone everybody someone they we you i he she who');

/**
 * "The problem can solved easily", "It must done by experts": "be" missing after the modal (missing verb in NUCLE;
 * Quirk and others, 3.63).
 */
export const passiveBehindModal: GrammarRule = ({ words, end }: Sentence) =>
  end.startsWith('?')
    ? []
    : words.flatMap((word, at): Edit[] => {
        if (!isOneOf(word, modals) || word.before !== '') return [];
        const place = passivePlace(words, at);
        return place === undefined ? [] : [{ ...named, at: place, remove: 0, put: ['be'] }];
      });

/**
 * The index of a participle after a modal that lacks "be"; undefined if a bare verb is meant ("should studied more").
 */
export function passivePlace(words: readonly TaggedWord[], modal: number): number | undefined {
  let place = modal + 1;
  while (isOneOf(words[place], adverbs) && words[place]?.before === '') place++;
  const [subject, verb, next] = [words[modal - 1], words[place], words[place + 1]];
  if (!subject || !verb || verb.before !== '') return undefined;
  const forms = participleForms(verb);
  if (!forms || verb.lower !== forms.participle || forms.base === forms.participle) return undefined;
  const isLast = !next || next.before !== '';
  if (!isLast && next.lower === 'to') {
    return directing.has(forms.base) || (forms.base === 'use' && isThing(subject)) ? place : undefined;
  }
  if (!isLast && !isOneOf(next, behind)) return undefined;
  if (isThing(subject) && transitive.has(forms.base)) return place;
  const isDoer = next?.lower === 'by' && /^(?:DET|NOUN|PROPN|PRON|ADJ)$/.test(words[place + 2]?.kind ?? '');
  return isDoer && transitive.has(forms.base) ? place : undefined;
}

/** "Educated", "limited": the tagger takes the participle for an adjective. */
function participleForms(word: TaggedWord): VerbForms | undefined {
  if (word.kind !== 'ADJ') return formsOf({ ...word, kind: 'VERB' });
  const base = [word.lower.slice(0, -1), word.lower.slice(0, -2)].find(
    (stem) => word.lower.endsWith('ed') && transitive.has(stem),
  );
  return base === undefined ? undefined : verbForms(base);
}

/** Things that do not act by themselves. */
const isThing = (subject: TaggedWord): boolean => {
  if (/^(?:it|this|that|which|these|those)$/.test(subject.lower)) return true;
  return (
    subject.kind === 'NOUN' &&
    !persons.has(subject.lower) &&
    !isPerson(subject.lower) &&
    !isPerson(singularOf(subject.lower) ?? '')
  );
};
