import { matchCase } from '../../../engine/match-case.ts';
import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { nounOf } from '../../lexicon/word-classes.ts';
import { determiners } from '../../lexicon/words.ts';

type Rule = TokenRule<PortugueseLexicon>;

const judged = /^(proibid|permitid|necessári|obrigatóri|aconselhad|vedad|autorizad)([oa]s?)$/;

/** "Enviamos anexo a fatura": it agrees with the thing sent (Ciberdúvidas). */
export const attached: Rule = {
  name: 'PtAttached',
  reason: 'Concord',
  find(place, lexicon) {
    if (
      place.near(0).lower !== 'anexo' ||
      !/^(?:segue|seguem|vai|vão|envi\p{Ll}+|junt\p{Ll}+|remet\p{Ll}+|mand\p{Ll}+)$/u.test(
        place.near(-1).lower,
      )
    ) {
      return undefined;
    }
    const article = place.near(1).lower;
    const form = /^(?:a|uma)$/.test(article) ? 'a' : /^(?:os|as)$/.test(article) ? article : undefined;
    return form !== undefined && nounOf(place.near(2), lexicon) !== 0
      ? here(place, `anex${form}`, 'em anexo')
      : undefined;
  },
};

/** "É proibido a entrada": if the noun has an article, the adjective agrees (Ciberdúvidas). */
export const judgedNoun: Rule = {
  name: 'PtJudgedNoun',
  reason: 'Concord',
  find(place, lexicon) {
    const [, stem = '', ending = ''] = judged.exec(place.near(0).lower) ?? [];
    if (stem === '' || !/^(?:é|foi|era|será|está|são|foram)$/.test(place.near(-1).lower)) return undefined;
    const article = place.near(1).lower;
    const form = /^(?:o|um)$/.test(article)
      ? 'o'
      : /^(?:a|uma)$/.test(article)
        ? 'a'
        : /^(?:os|as)$/.test(article)
          ? article
          : undefined;
    const noun = nounOf(place.near(2), lexicon);
    if (
      form === undefined ||
      form === ending ||
      noun === 0 ||
      (noun & (determiners.get(article) ?? 0)) === 0
    ) {
      return undefined;
    }
    if (lexicon.isInfinitive(place.near(2).lower)) return undefined;
    const isMany = form.endsWith('s') && /^(?:é|foi|era|será|está)$/.test(place.near(-1).lower);
    const verbs: Readonly<Record<string, string>> = {
      é: 'são',
      foi: 'foram',
      era: 'eram',
      será: 'serão',
      está: 'estão',
    };
    return isMany
      ? {
          first: place.at - 1,
          last: place.at,
          replacement: `${matchCase(place.near(-1).text, verbs[place.near(-1).lower] ?? '')} ${stem}${form}`,
        }
      : here(place, stem + form);
  },
};
