import { phraseRules } from './phrase.ts';

const comparative =
  '(?:better|worse|bigger|smaller|larger|higher|lower|faster|slower|longer|shorter|stronger|weaker|older|younger|cheaper|easier|harder|taller|richer|poorer|safer|healthier|happier|nicer|quieter|louder|warmer|colder|hotter|cleaner|wider|busier|friendlier|prettier|smarter|simpler|thinner|heavier|lighter|darker|brighter)';
const adjective =
  '(?:clever|wide|kind|intelligent|expensive|long|short|high|nice|cheap|happy|interesting|hard|large|small|dangerous|popular|useful|cold|hot|warm|bad|poor|clean|quiet|funny|heavy|deep|friendly|lucky|often|quickly|slowly|big|tall|good|fast|old|young|strong|rich|smart|beautiful|important|easy|difficult)';
const verb =
  '(?:works?|worked|runs?|ran|plays?|played|sings?|sang|learns?|learned|learnt|drives?|drove|speaks?|spoke|studies|studied|swims?|swam|cooks?|cooked|writes?|wrote|earns?|earned)';
const somebody = String.raw`(?:me|him|her|them|us|mine|yours|ours|theirs|(?:my|his|her|your|our|their) \w+)`;

/** Two things compared with the words of another language: "harder as", "as wide like", "smaller from" (M. Swan and B. Smith, Learner English, 2001). */
export const comparisonRules = phraseRules({
  name: 'Comparison',
  reason: 'Grammar',
  summary: 'The comparison is formed otherwise.',
  lines: String.raw`
    ${verb} (?:much |a lot |even )?(?:harder|faster|better|longer|more|less|slower|earlier|worse) [as|like] ${somebody}<end> => than
    (?:more|less|fewer) (?:money|time|friends|work|water|food|books|mistakes|children|luck|power|energy|experience|people|cars) [as|like] ${somebody}<end> => than
    (?:likes?|liked|loves?|loved|enjoys?|enjoyed) \w+ (?:more|better) [that|as] (?!way\b|day\b|time\b|thing\b)\w+<end> => than
    more (?:people|money|time|food|work|guests|visitors|students|questions|problems) [that] (?:we|i|they|he|she|you) (?:had )?(?:expected|thought|imagined|hoped)<end> => than
    [elder] than => older
    (?<!such )(?:as|not so) ${adjective} [like] => as
    (?:is|are|was|were) the (?:most \w+|(?!best)\w{2,}est) [from] all => of
    (?:is|are|was|were|much|far|even) ${comparative} [from] (?:me|him|her|them|us|mine|yours|ours|theirs|hers)<end> => than
    twice [bigger than] => as big as
    twice [larger than] => as large as
    twice [higher than] => as high as
    twice [longer than] => as long as
    twice [older than] => as old as
    twice [cheaper than] => as cheap as
    twice [faster than] => as fast as
    (?:getting|becoming|gets|becomes|became) [more bad](?=<end>| than\b| and\b| every\b| now\b) => worse
    (?:getting|becoming|gets|becomes|became) [more good](?=<end>| than\b| and\b| every\b| now\b) => better
    (?:is|are|was|were|it's) (?:far |much |a lot |even )?[more (?:easy|cheap|happy|healthy|fast|safe|big|small|hot|cold|strong)](?= (?:now|today|these days|nowadays)\b) => @comparative
    one of the [most kind] => kindest
    <start>the sooner <rest>, [(?:sooner|earlier)] (?:you|we|they|i|he|she|it) => the &
  `,
});
