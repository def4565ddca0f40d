import type { Rule } from './rule.ts';

const plurals: Readonly<Record<string, string>> = {
  knifes: 'knives',
  wifes: 'wives',
  thiefs: 'thieves',
  loafs: 'loaves',
  shelfs: 'shelves',
  halfs: 'halves',
  wolfs: 'wolves',
  calfs: 'calves',
  lifes: 'lives',
  leafs: 'leaves',
  sheeps: 'sheep',
  deers: 'deer',
  aircrafts: 'aircraft',
  childs: 'children',
  childrens: 'children',
  mans: 'men',
  womans: 'women',
  mens: 'men',
  womens: 'women',
  foots: 'feet',
  feets: 'feet',
  tooths: 'teeth',
  teeths: 'teeth',
  mouses: 'mice',
  gooses: 'geese',
  phenomenons: 'phenomena',
};

/** "two knifes": plurals not formed with -s alone (Quirk and others, 5.81–96). */
export const irregularPluralRules: readonly Rule[] = [
  {
    name: 'IrregularPlural',
    reason: 'Agreement',
    summary: 'This noun has a plural of its own.',
    pattern: new RegExp(
      String.raw`\b(?:the|two|three|four|five|six|seven|eight|nine|ten|many|some|these|those|my|his|her|our|their|your|of|all|with|several|few|both|other|most|more|and|no|[a-z]+(?:y|ed|al|en|ing|ous|ful))\s(?:[a-z]+\s)?(?<wrong>${Object.keys(plurals).join('|')})(?!['’\w-])(?=[.,;:!?)]|$|\s(?:are|were|have|in|on|at|of|and|or|for|from|with|to|that|who|which|is|was|when|because|can|will|do|but|by|every|under|near|outside|cover|covered|fall|fell|turn|turned|change|need|go|come|live|lived|had|look|make|made|seem)\b)`,
      'dgi',
    ),
    mend: (wrong) => {
      const put = plurals[wrong.toLowerCase()];
      return put !== undefined && /^\p{Lu}/u.test(wrong) ? put.charAt(0).toUpperCase() + put.slice(1) : put;
    },
  },
];
