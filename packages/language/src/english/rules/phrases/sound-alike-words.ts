import type { Rule } from './rule.ts';

const halves =
  'sea food|foot ball|basket ball|class rooms?|bed rooms?|bath rooms?|text books?|house wife|class mates?|note books?|tooth brush|grand mother|grand father|grand parents|sun glasses|life style|air port|rail way';

/** "My bed room": words written as one (Oxford Style Manual). */
const joinedWords: Rule = {
  name: 'ConfusedWord',
  reason: 'Malapropism',
  summary: 'These two words are written as one.',
  pattern: new RegExp(
    String.raw`\b(?:(?:a|an|the|in|of|this|our|your|my|his|her|every|next|last|their|some|at|new|to|from|fresh|delicious)\s(?<wrong>${halves})|(?:a|my|your|his|her|our|new)\s(?<wrong>rain coat)|(?:my|your|his|her|happy)\s(?<wrong>birth day)|(?:a|bad|terrible)\s(?<wrong>head ache)|(?:at\sthe|good|nice|great|long|lovely)\s(?<wrong>week end)|(?:do|did|does|doing|done|finish|finished|forgot)\s(?:all\s)?(?:the|my|your|his|her|our|their|some)\s(?<wrong>home work|house work))\b(?!-)`,
    'dgi',
  ),
  mend: (wrong) => wrong.replace(/\s/, ''),
};

/** Words that sound like others, recognised by their neighbours (Cambridge Learner Corpus). */
export const soundAlikeWordRules: readonly Rule[] = [joinedWords];
