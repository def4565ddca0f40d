import type { Rule } from './rule.ts';

/** "to loose weight". */
export const looseForLose: Rule = {
  name: 'LooseForLose',
  summary: '“Loose” is the opposite of tight; “lose” is meant here.',
  pattern:
    /\b(?:to|will|would|should|can|could|may|might|must|not|never)\s(?<wrong>loose)\s(?:the|a|an|my|his|her|its|our|their|your|money|weight|time|control|hope|everything|interest|faith)\b/dgi,
  mend: () => 'lose',
};

/** "a place were life is easier". */
export const wereForWhere: Rule = {
  name: 'WereForWhere',
  summary: '“Were” is a verb; “where” names a place.',
  pattern:
    /\b(?:a|the|this|that|one)\s(?:place|city|country|town|house|school|room|point|situation|world|society|village)\s(?<wrong>were)\s[a-z]+/dgi,
  mend: () => 'where',
};
