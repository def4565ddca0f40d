import type { Sentence } from '../../context/likelihood.ts';
import { isPerson, isThing, needsDeterminer } from '../../words/counted-nouns.ts';
import type { Edit } from '../../words/edit.ts';
import { pluralOf, singularOf } from '../../words/noun-forms.ts';
import type { TaggedWord } from '../../words/tagged-words.ts';
import { nounEdit } from './noun-edit.ts';

/** What may be joined to plurals as one whole: "the rules and structure", "the members and staff". */
const wholes =
  /^(?:school|community|government|family|team|society|culture|character|structure|process|system|industry|way|time|speed|position|practice|movie|university|group|stage|impact|influence|level|access|support|history|population|range|quality|quantity|number|response|service|speech|text|market|army|class|course|land|sea|beach|home|house|garden|street|country|city|village|town|world|job|life|body|mind|heart|soul|face|hand|style|design|content|credit|order|custom|report|cost|value|price|date|name|title|place|point|period|tradition|energy|appearance|behaviour|behavior|audience|company|church|nation|menu|coast|floor|ceiling|roof|age|capital|wage|rest|area|theory|law|crop|score|form|movement|approach|performance|outcome|result|purpose|meaning|aim|interest|opinion)$/;

/** "The rules and method of it": what is joined to a plural of its kind is plural too (Quirk and others, 13.67–69). */
export const joinedPlurals = ({ words }: Sentence): Edit[] =>
  words.flatMap((word, at): Edit[] => {
    const [first, noun, next] = [words[at - 1], words[at + 1], words[at + 2]];
    if (word.lower !== 'and' || word.before !== '' || !first || !isCountedPlural(first)) return [];
    if (!noun || noun.before !== '' || noun.kind !== 'NOUN' || noun.text !== noun.lower) return [];
    if (singularOf(noun.lower) !== undefined || wholes.test(noun.lower) || !isCounted(noun.lower)) return [];
    const isClosed =
      !next || next.before !== '' || /^(?:in|on|of|from|for|to|that|which|when|because)$/.test(next.lower);
    return isClosed ? nounEdit(at + 1, [pluralOf(noun.lower)]) : [];
  });

const isCounted = (noun: string): boolean => needsDeterminer(noun) || isThing(noun) || isPerson(noun);

const isCountedPlural = ({ kind, lower }: TaggedWord): boolean =>
  kind === 'NOUN' && singularOf(lower) !== undefined && (isThing(lower) || isPerson(lower));
