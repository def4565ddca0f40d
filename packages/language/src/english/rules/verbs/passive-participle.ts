import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { setOf, type GrammarRule } from '../grammar-rule.ts';
import { chain } from './named.ts';

const modals = setOf('can could must should will would may might shall cannot to has have had having');
/** Transitive verbs whose base is not used after "be". */
const transitive = setOf(
  'estimate drag compare define achieve apply attach connect determine evaluate identify imagine maintain obtain preserve realize realise receive regard satisfy accept add adopt allow analyse answer arrange attack avoid ban blame break bring build buy carry cancel catch celebrate change choose collect consider control cook create cure deliver describe destroy develop discover discuss divide do eat educate employ encourage examine expect explain export express find finish fix follow forbid forget forgive give grow hang help hide improve include increase inform install introduce invent invite keep kill know learn make mention motivate observe offer organise organize paint pay perform plant prepare print prevent produce prohibit promote protect provide publish punish raise recommend record recycle reduce refuse remember remove repair repeat replace require respect sell send serve share show solve speak spend steal store support surround take teach tell test throw translate treat understand use wash wear write film book check cause influence force replace postpone deliver warn injure arrest elect inspect lock pack park perform',
);
/** Bases that are also nouns: "it could be cause for concern" is right, "it could be cause by" is not. */
const nounsToo = setOf(
  'attack ban blame break catch cause change check control cook cure export film fix force help influence increase keep lock offer paint park pay print produce promise record refuse repair repeat respect sell show support test throw use wash book answer hide play share pack move mention finish buy build',
);
/** Weather does not take the passive: "it has been rain all day". */
const weather = setOf('rain snow');

/**
 * "must be do", "should be plant", "has been solve": the participle after "be" (passive: Quirk and others, 3.63–71).
 */
export const passiveParticiple: GrammarRule = ({ words }: Sentence) =>
  words.flatMap((word, at): Edit[] => {
    const verb = words[at + 1];
    if (!verb || verb.before !== '' || !(isMade(words, at) || isChained(words, at))) return [];
    const forms = formsOf({ ...verb, kind: 'VERB' });
    if (!forms || verb.lower !== forms.base || forms.base === forms.participle) return [];
    const next = words[at + 2];
    const isOpen =
      !next ||
      next.before !== '' ||
      /^(?:ADP|ADV|SCONJ|CCONJ|PART)$/.test(next.kind) ||
      /^(?:every|each|this|all)$/.test(next.lower);
    const isWeather = weather.has(verb.lower) && word.lower === 'been';
    if (!isOpen || !(isWeather || transitive.has(verb.lower))) return [];
    if (isWeather && words[at - 2]?.lower !== 'it') return [];
    if (words.slice(0, at).some(({ lower }) => lower === 'there')) return [];
    const isClear = /^(?:by|before|after|until|every|immediately|soon)$/.test(next?.lower ?? '');
    if (nounsToo.has(verb.lower) && !isClear) return [];
    return [
      {
        ...chain,
        at: at + 1,
        remove: 1,
        put: [isWeather ? forms.ing : forms.participle],
      },
    ];
  });

/** "is make with honey", "was build in 1900". */
const isMade = (words: readonly TaggedWord[], at: number): boolean =>
  /^(?:is|are|was|were)$/.test(words[at]?.lower ?? '') &&
  /^(?:make|build|write|take|give|choose|steal|break|speak|know|send|hold|found|invent|drive|wear)$/.test(
    words[at + 1]?.lower ?? '',
  ) &&
  /^(?:in|with|by|from|of|at|on)$/.test(words[at + 2]?.lower ?? '');

/** Whether a modal, "to" or "have" precedes "be", with or without an adverb in between. */
const isChained = (words: readonly TaggedWord[], at: number): boolean => {
  if (!/^(?:be|been)$/.test(words[at]?.lower ?? '')) return false;
  const last = words[at - 1];
  const before = /^(?:not|also|always|never|only|already|soon|just)$/.test(last?.lower ?? '')
    ? words[at - 2]
    : last;
  return before !== undefined && modals.has(before.lower.replace(/n't$/, ''));
};
