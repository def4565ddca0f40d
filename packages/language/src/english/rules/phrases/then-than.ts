import type { Rule } from './rule.ts';

const comparative =
  'better|worse|bigger|smaller|larger|higher|lower|faster|slower|longer|shorter|stronger|weaker|older|younger|cheaper|easier|harder|taller|greater|rather|earlier|richer|poorer|safer|healthier|happier|other';

/** "more cars then the last one": a comparison takes "than". */
export const thenThan: Rule = {
  name: 'ThenAfterComparative',
  summary: 'A comparison takes “than”; “then” is a time.',
  pattern: new RegExp(
    String.raw`\b(?:(?:would|[a-z]['’]d) rather(?:\s[a-z]+){1,4}\s(?<place>in|on|at|by|with|for|to|from)(?:\s[a-z]+){1,2}(?=\sthen\s\k<place>\s)|(?:more|less|fewer)(?:\s[a-z]+){1,2}|${comparative})\s(?<wrong>then)\s(?!again\b|on\b|it is\b)[a-z]`,
    'dgi',
  ),
  mend: () => 'than',
};
