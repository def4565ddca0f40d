import { phrase } from '../../../engine/tokens/phrase.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';

type Rule = PhraseRule<FrenchLexicon>;

/** "Oui" and "Non" before a clause take a comma. */
export const commas: readonly Rule[] = [
  {
    name: 'FrComma',
    reason: 'MissingComma',
    pattern: phrase(
      String.raw`(?:^|[.!?] |« ?)(?<wrong>Oui|Non) (?:je|j['’]|tu|il|elle|nous|vous|on|ils|c['’]est|merci)`,
    ),
    mend: (wrong) => `${wrong},`,
  },
];
