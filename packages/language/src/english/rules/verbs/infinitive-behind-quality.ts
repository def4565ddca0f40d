import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { isOneOf, setOf, type GrammarRule } from '../grammar-rule.ts';
import { complementEdit } from './complement-edit.ts';

/** Adjectives that take an infinitive, whatever their subject (Quirk and others, 16.75–82). */
const ofPersons = setOf(
  'able unable willing unwilling ready eager likely unlikely afraid reluctant determined allowed forced supposed',
);
/** Adjectives that take an infinitive after "it is". */
const ofIt = setOf(
  'easy easier hard harder difficult important necessary possible impossible better best good great nice useful essential dangerous cheaper safer interesting wise bad wrong right fun convenient',
);
const links = setOf("is was be it's isn't wasn't becomes became seems been");
const degrees = setOf('very so more much really too not also quite always most');
/** Verbs that are not also nouns. */
const verbs = setOf(
  'achieve avoid be become believe bring build buy choose create decide develop do eat enjoy explain find follow forget get give go have hear improve keep know learn leave listen live make meet pay prepare protect provide reach read remember save see sell send solve speak spend stay take teach tell think travel understand use visit wait write',
);

/** "It is difficult find a job", "They are able do it", "I am going visit him": "to" before the verb. */
export const infinitiveBehindQuality: GrammarRule = ({ words, end }: Sentence) =>
  words.flatMap((word, at): Edit[] => {
    const [verb, next] = [words[at + 1], words[at + 2]];
    if (!verb || verb.before !== '' || word.before !== '') return [];
    const forms = formsOf({ ...verb, kind: 'VERB' });
    if (forms?.base !== verb.lower || !isOneOf(verb, verbs) || end.startsWith('?')) return [];
    let be = at - 1;
    while (isOneOf(words[be], degrees) && words[be + 1]?.before === '') be--;
    const isFollowed =
      next?.before === '' &&
      (/^(?:DET|PRON|ADJ|NUM|PART)$/.test(next.kind) ||
        next.kind === 'NOUN' ||
        /^(?:in|with|on|to|from|about|for|at)$/.test(next.lower));
    const isOfPerson = isOneOf(word, ofPersons) && isBe(words[be]);
    const isOfIt = isOneOf(word, ofIt) && isIt(words, be) && isFollowed;
    const isGoing =
      word.lower === 'going' &&
      isBe(words[be]) &&
      /^(?:visit|see|do|make|have|get|buy|be|study|take|learn|talk|tell|eat|live|meet)$/.test(verb.lower);
    return isOfPerson || isOfIt || isGoing ? complementEdit(at + 1, 1, ['to', verb.lower]) : [];
  });

const isBe = (word: TaggedWord | undefined): boolean =>
  /^(?:am|is|are|was|were|be|been|.*'m|.*'re|isn't|aren't|wasn't|weren't)$/.test(word?.lower ?? '');

/** "it is", "it's", "it becomes". */
const isIt = (words: readonly TaggedWord[], be: number): boolean => {
  const link = words[be];
  if (!isOneOf(link, links)) return false;
  if (link?.lower === "it's") return true;
  const [subject, before] = [words[be - 1]?.lower ?? '', words[be - 2]?.lower ?? ''];
  return subject === 'it' || (/^(?:will|would|can|may|might|not|has)$/.test(subject) && before === 'it');
};
