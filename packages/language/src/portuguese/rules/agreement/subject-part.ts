import {
  anyAgreement,
  isOnlyPlural,
  isOnlySingular,
  MP,
  plural,
  type Agreement,
} from '../../../romance/gender-and-number.ts';
import { isCapitalised, noToken, type Token } from '../../../engine/tokens/token.ts';
import { words } from '../../../engine/tokens/word-list.ts';
import type { Person } from '../../lexicon/conjugation.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { isSurelyVerb } from '../../lexicon/verb-readings.ts';
import { adjectiveOf, nounOf } from '../../lexicon/word-classes.ts';
import { agreementOf, determiners, subjects } from '../../lexicon/words.ts';

/** One of the parts joined by "e": a pronoun, a name or a noun with its determiner, without its complements. */
export interface SubjectPart {
  readonly person: Person;
  /** Gender and number; 0 if unknown. */
  readonly agreement: Agreement;
  readonly head: number;
  /** The index after it. */
  readonly end: number;
  /** It mostly expresses time. */
  readonly isTime: boolean;
  /** The verb after it agrees with the meaning. */
  readonly isOpen: boolean;
}

const openNumber = words(
  'maioria minoria parte metade grupo conjunto série número dezena dezenas centena centenas milhar milhares milhão milhões par resto quantidade percentagem multidão terço quarto décimo bando monte tipo espécie variedade equipa casal cento população família gente pessoal dupla trio',
);
const times = words(
  'dia dias noite noites manhã manhãs tarde tardes semana semanas mês meses ano anos hora horas vez vezes minuto minutos momento momentos segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo verão inverno primavera outono século séculos tempo tempos fim altura instante época década natal páscoa segunda terça quarta quinta sexta',
);
const articles =
  /^(?:[oa]s?|um|uma|uns|umas|est[ea]s?|ess[ea]s?|aquel[ea]s?|alguns|algumas|muit[oa]s|pouc[oa]s|vári[oa]s|nenhum|nenhuma|cada|[mts]eus?|minhas?|[ts]uas?|noss[oa]s?|voss[oa]s?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|tod[oa]s?|amb[oa]s)$/;
const ordinal =
  /^(?:primeir|segund|terceir|quart|quint|sext|sétim|oitav|non|décim|últim|própri|mesm|outr|cert|tal|tais)[oa]?s?$/;
const pluralNames = /^(?:estados unidos|países baixos|emirados árabes)$/;
const mostArticles = 3;
const furthestNoun = 5;

/** The part of a subject that begins at a position. */
export function subjectPartAt(
  tokens: readonly Token[],
  at: number,
  lexicon: PortugueseLexicon,
): SubjectPart | undefined {
  const first = tokens[at] ?? noToken;
  const person = subjects.get(first.lower);
  if (person !== undefined) {
    const agreement = agreementOf.get(first.lower) ?? 0;
    return { person, agreement, head: at, end: at + 1, isTime: false, isOpen: false };
  }
  const start = behindArticles(tokens, at, mostArticles);
  const hasArticle = start > at;
  const set = tokens.slice(at, start).reduce((all, token) => all & agreementOfArticle(token), anyAgreement);
  if (
    isCapitalised(tokens[start] ?? noToken) &&
    (hasArticle || (first.opens && !lexicon.isKnown(first.lower)))
  ) {
    return namePart(tokens, start, hasArticle ? set : 0);
  }
  return hasArticle && set !== 0 ? nounPart(tokens, at, start, set, lexicon) : undefined;
}

/** The index after articles and similar words. */
export function behindArticles(tokens: readonly Token[], from: number, most: number): number {
  let at = from;
  while (at < from + most && articles.test(tokens[at]?.lower ?? '')) at++;
  return at;
}

function agreementOfArticle({ lower }: Token): Agreement {
  return determiners.get(lower) ?? (/^(?:tod|amb)[oa]s$/.test(lower) ? plural : anyAgreement);
}

function namePart(tokens: readonly Token[], at: number, agreement: Agreement): SubjectPart | undefined {
  const part = { head: at, end: behindName(tokens, at), isTime: false, isOpen: false };
  if (isOnlyPlural(agreement)) {
    const name = `${tokens[at]?.lower ?? ''} ${tokens[at + 1]?.lower ?? ''}`;
    return pluralNames.test(name) ? { ...part, agreement: MP, person: '3p' } : undefined;
  }
  return { ...part, agreement: agreement === anyAgreement ? 0 : agreement, person: '3s' };
}

/** The index after a name such as "Vasco da Gama". */
export function behindName(tokens: readonly Token[], at: number): number {
  const isName = (place: number): boolean => isCapitalised(tokens[place] ?? noToken);
  let end = at + 1;
  while (isName(end) || (/^(?:de|da|do|dos)$/.test(tokens[end]?.lower ?? '') && isName(end + 1))) end++;
  return end;
}

function nounPart(
  tokens: readonly Token[],
  at: number,
  start: number,
  set: Agreement,
  lexicon: PortugueseLexicon,
): SubjectPart | undefined {
  const token = (place: number): Token => tokens[place] ?? noToken;
  let head = start;
  while (head < at + furthestNoun && isQualifier(token(head), token(head + 1), lexicon)) head++;
  const noun = token(head);
  // "os resultados", "os empregados": participles used as nouns.
  const own =
    nounOf(noun, lexicon) || (nounOf(token(head + 1), lexicon) === 0 ? adjectiveOf(noun, lexicon) : 0);
  const agreement = own & set;
  const isPlural = isOnlyPlural(agreement);
  if ((!isPlural && !isOnlySingular(agreement)) || lexicon.isInfinitive(noun.lower)) return undefined;
  return {
    agreement,
    person: isPlural ? '3p' : '3s',
    head,
    end: head + 1,
    isTime: times.has(noun.lower),
    isOpen: openNumber.has(noun.lower),
  };
}

/** "grandes" in "os grandes rios": an adjective before its noun. */
export const isQualifier = (token: Token, next: Token, lexicon: PortugueseLexicon): boolean =>
  (adjectiveOf(token, lexicon) !== 0 || ordinal.test(token.lower)) &&
  nounOf(next, lexicon) !== 0 &&
  !isSurelyVerb(next, lexicon);
