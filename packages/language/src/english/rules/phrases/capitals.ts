import { properWords } from '../../lexicon/proper-words.ts';
import type { Rule } from './rule.ts';

/** The first word of a paragraph, which may continue a sentence. */
export const smallStart = 'SmallStart';

const named = {
  reason: 'Capitalization',
  summary: 'Names of days, months, languages and nations have a capital letter.',
} as const;
/** "french windows", "roman numerals": these may be in lower case. */
const common =
  '(?:windows?|doors?|fries|toast|beans?|press|horn|polish|leave|kiss|bread|oven|courage|auction|ink|corn|whisper)';
const places =
  'united states|united kingdom|great britain|north america|south america|latin america|south africa|north korea|south korea|saudi arabia|hong kong|los angeles|san francisco|middle east|soviet union|european union|united nations|world cup|olympic games|eiffel tower';
const capitalised = (text: string): string => text.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** A paragraph that begins with one of these and ends like a sentence. */
const opener =
  'the|this|that|these|those|an?|my|your|his|her|its|our|their|he|she|it|we|you|they|there|here|in|on|at|for|from|with|by|after|before|during|if|when|while|because|although|though|since|as|and|but|so|or|also|however|therefore|thus|first|second|finally|then|now|today|is|are|was|were|do|does|did|have|has|can|could|will|would|should|what|why|how|who|which|where|some|many|most|all|every|everyone|people|students|children|another|one|not|only|even|no|yes';

/** "french", "on monday", "new york" (capitals: Quirk and others, 5.60–72, and the punctuation appendix III.28). */
export const capitalRules: readonly Rule[] = [
  {
    reason: 'Capitalization',
    summary: 'A sentence begins with a capital letter.',
    name: smallStart,
    pattern: new RegExp(String.raw`^(?<wrong>${opener}),?(?=(?:\s+[^\s]+){2}[^]*[.!?]["”’)]?\s*$)`, 'dg'),
    mend: capitalised,
  },
  {
    reason: 'Capitalization',
    summary: 'A sentence begins with a capital letter.',
    name: smallStart,
    pattern: new RegExp(String.raw`[a-z][?!]\s(?<wrong>${opener})(?=\s[a-z]+\s[^\s]+)`, 'dg'),
    mend: capitalised,
  },
  {
    reason: 'Capitalization',
    summary: 'Seasons have a small letter.',
    name: 'SmallSeason',
    pattern:
      /\b(?:[Ll]ast|[Nn]ext|[Tt]his|[Ii]n|[Ee]very|of|during|early|late|in the|the whole|all|since|until|each|for the)\s(?<wrong>Summer|Winter|Autumn|Spring)(?!\s(?:[A-Z]|\d|of\s[A-Z]))(?=\s[a-z]|[.,;!?])/dg,
    mend: (wrong) => wrong.toLowerCase(),
  },
  {
    ...named,
    name: 'ProperCapital',
    pattern: new RegExp(
      String.raw`(?<![\w.@/-])(?<wrong>${[...properWords.keys()].join('|')})(?:(?=['’]s\b)|\b)(?!\s${common}\b)(?![@/-]|\.\w)`,
      'dg',
    ),
    mend: (wrong) => properWords.get(wrong),
  },
  {
    reason: 'Capitalization',
    summary: 'A relative behind “my” or “her” has a small letter.',
    name: 'SmallRelative',
    pattern:
      /\b(?:[Mm]y|[Hh]is(?!\s(?:[a-z]+\s)?Son\b)|[Hh]er|[Oo]ur(?!\s(?:[a-z]+\s)?Father\b)|[Yy]our|[Tt]heir)\s(?:[a-z]+\s)?(?<wrong>Mother|Father|Sister|Brother|Mum|Mom|Dad|Grandmother|Grandfather|Parents|Wife|Husband|Son|Daughter|Friend|Friends|Teacher|Boss|Dog|Cat|Family|Cousin|Neighbour)(?=\s[a-z]|[.,;!?])/dg,
    mend: (wrong) => wrong.toLowerCase(),
  },
  {
    reason: 'Capitalization',
    summary: 'A job has a small letter.',
    name: 'SmallJob',
    pattern:
      /\b(?:I\sam|I['’]m|I\swas|(?:[Hh]e|[Ss]he)(?:\s(?:is|was|became)|['’]s)|(?:mother|father|sister|brother|uncle|aunt|wife|husband|friend|son|daughter|cousin|neighbour)\s(?:is|was)|[Ww]orks?\sas|[Ww]orked\sas|to\sbe|to\sbecome)\san?\s(?:[a-z]+\s)?(?<wrong>Teacher|Doctor|Nurse|Engineer|Lawyer|Student|Manager|Scientist|Architect|Pilot|Journalist|Dentist|Chef|Waiter|Waitress|Accountant|Secretary|Programmer|Farmer|Actor|Actress|Singer|Writer|Policeman|Soldier|Vet|Psychologist|Mechanic|Driver|Photographer|Designer|Artist|Translator)(?=\s(?:and|but|at|because|when|who|now|for|with|in\s(?:a|an|the|my))\s[a-z]|,\s[a-z]|[.;!?]|$)/dg,
    mend: (wrong) => wrong.toLowerCase(),
  },
  {
    reason: 'Capitalization',
    summary: 'Subjects of study have a small letter, but for languages.',
    name: 'SmallSubject',
    pattern:
      /\b(?:study|studies|studied|studying|learn|teach|teaches|taught)\s(?<wrong>History|Biology|Chemistry|Physics|Geography|Mathematics|Maths|Economics|Medicine|Law|Art|Music|Science|Philosophy|Psychology)(?=\s[a-z]|[.,;!?])/dg,
    mend: (wrong) => wrong.toLowerCase(),
  },
  {
    reason: 'Capitalization',
    summary: 'A title before a name has a capital letter.',
    name: 'TitleCapital',
    pattern:
      /\b(?:(?:met|saw|see|call|called|asked|ask|told|tell|with|from|by|for|thank|visit|visited|know|knew|dear)\s(?<wrong>doctor|professor|uncle|aunt|captain|king|queen|prince|princess|saint|sir|mr|mrs)|(?:to|and)\s(?<wrong>professor|uncle|aunt|prince|princess|sir|mr|mrs)|(?:dear|thank)\s(?<wrong>miss))(?=\s[A-Z][a-z]+)/dg,
    mend: (wrong) => wrong.charAt(0).toUpperCase() + wrong.slice(1),
  },
  {
    reason: 'Capitalization',
    summary: 'A title before a name has a capital letter.',
    name: 'TitleCapital',
    pattern:
      /\b(?:teacher|boss|neighbour|friend|headmistress|doctor|secretary),\s(?<wrong>miss|professor|doctor)(?=\s[A-Z][a-z]+,)/dg,
    mend: (wrong) => wrong.charAt(0).toUpperCase() + wrong.slice(1),
  },
  {
    ...named,
    name: 'ProperCapital',
    pattern: new RegExp(String.raw`\b(?<wrong>${places})\b`, 'dg'),
    mend: capitalised,
  },
];
