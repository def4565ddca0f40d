import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { mainClauseAt } from './main-clause.ts';
import { openingComma } from './named.ts';
import { opensClauseAt } from './clause-opening.ts';

/**
 * "But if they need money for a house they can", "so when people think like that it is", "Thus, to save water we
 * should": the comma between a subordinate clause and the main clause after it, wherever it begins (Quirk and others,
 * appendix III.17).
 */
export const clauseBeforeMain = ({ words, end }: Sentence): Edit[] =>
  end.startsWith('?')
    ? []
    : words.flatMap((_, start): Edit[] => {
        const at = opensClauseAt(words, start) ? mainClauseAt(words, start) : undefined;
        const last = at === undefined ? undefined : words[at - 1];
        return at === undefined || !last
          ? []
          : [{ ...openingComma, at: at - 1, remove: 1, put: [`${last.text},`] }];
      });
