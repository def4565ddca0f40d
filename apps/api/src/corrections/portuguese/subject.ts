import { noToken, type Token } from '../tokens/token.ts';
import { words } from '../tokens/word-list.ts';
import { FP, masculine, MP, MS, FS, plural, singular, type Agreement } from '../romance/gender-and-number.ts';
import type { PortugueseLexicon } from './lexicon.ts';
import type { Person } from './conjugation.ts';
import { isSurelyVerb, readingsOf } from './verb-readings.ts';
import { adjectiveOf, isLower, nounOf } from './word-classes.ts';
import { agreementOf, determiners, subjects } from './words.ts';

/** The subject of a clause: who, and where the words behind it begin. */
export interface Subject {
  readonly person: Person;
  /** Gender and number; 0 where they are open. */
  readonly agreement: Agreement;
  readonly head: number;
  readonly end: number;
  /** Something of the other number stands between the head and the verb. */
  readonly isLong: boolean;
  readonly isJoined: boolean;
}

/** Nouns behind which the verb goes by the sense, and those that say when. */
const openNumber = words(
  'maioria minoria parte metade grupo conjunto série número dezena dezenas centena centenas milhar milhares milhão milhões par resto quantidade percentagem multidão terço quarto décimo bando monte tipo espécie variedade equipa casal cento população família gente pessoal dupla trio',
);
const times = words(
  'dia dias noite noites manhã manhãs tarde tardes semana semanas mês meses ano anos hora horas vez vezes minuto minutos momento momentos segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo verão inverno primavera outono século séculos tempo tempos fim altura instante época década natal páscoa segunda terça quarta quinta sexta',
);
const articles =
  /^(?:[oa]s?|um|uma|uns|umas|est[ea]s?|ess[ea]s?|aquel[ea]s?|alguns|algumas|muit[oa]s|pouc[oa]s|vári[oa]s|nenhum|nenhuma|cada|[mts]eus?|minhas?|[ts]uas?|noss[oa]s?|voss[oa]s?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|tod[oa]s?|amb[oa]s)$/;
const linking =
  /^(?:de|do|da|dos|das|dum|duma|dest[ea]s?|dess[ea]s?|daquel[ea]s?|em|no|na|nos|nas|num|numa|com|sem|para|por|pelo|pela|pelos|pelas|sobre|entre|contra|ao|à|aos|às)$/;

const ordinal =
  /^(?:primeir|segund|terceir|quart|quint|sext|sétim|oitav|non|décim|últim|própri|mesm|outr|cert|tal|tais)[oa]?s?$/;

interface Part {
  readonly agreement: Agreement;
  readonly person: Person | undefined;
  readonly head: number;
  readonly end: number;
  readonly isTime: boolean;
  readonly isOpen: boolean;
}

const isName = (token: Token): boolean => token.isWord && /^\p{Lu}\p{Ll}/u.test(token.text);

/** One noun phrase with a determiner, a name or a pronoun, without what hangs on it. */
function partAt(tokens: readonly Token[], at: number, lexicon: PortugueseLexicon): Part | undefined {
  const token = (place: number): Token => tokens[place] ?? noToken;
  const first = token(at);
  const person = subjects.get(first.lower);
  if (person !== undefined) {
    return {
      agreement: agreementOf.get(first.lower) ?? 0,
      person,
      head: at,
      end: at + 1,
      isTime: false,
      isOpen: false,
    };
  }
  let place = at;
  let set: Agreement = 15;
  while (articles.test(token(place).lower) && place < at + 3) {
    set &=
      determiners.get(token(place).lower) ?? (/^(?:tod|amb)[oa]s$/.test(token(place).lower) ? plural : 15);
    place++;
  }
  if (isName(token(place)) && (place > at || (first.opens && !lexicon.isKnown(first.lower)))) {
    let end = place + 1;
    while (isName(token(end)) || (/^(?:de|da|do|dos)$/.test(token(end).lower) && isName(token(end + 1)))) {
      end++;
    }
    const agreement = place > at ? set & 15 : 0;
    const isLand = /^(?:estados unidos|países baixos|emirados árabes)$/.test(
      `${token(place).lower} ${token(place + 1).lower}`,
    );
    if ((agreement & plural) !== 0 && (agreement & singular) === 0) {
      return isLand
        ? { agreement: MP, person: '3p', head: place, end, isTime: false, isOpen: false }
        : undefined;
    }
    return {
      agreement: agreement === 15 ? 0 : agreement,
      person: '3s',
      head: place,
      end,
      isTime: false,
      isOpen: false,
    };
  }
  if (place === at || set === 0) return undefined;
  while (place < at + 5 && isQualifier(token(place), token(place + 1), lexicon)) place++;
  const noun = token(place);
  // "os resultados", "os empregados": a participle that has become a noun.
  const own =
    nounOf(noun, lexicon) || (nounOf(token(place + 1), lexicon) === 0 ? adjectiveOf(noun, lexicon) : 0);
  const agreement = own & set;
  if (own === 0 || agreement === 0 || lexicon.isInfinitive(noun.lower)) return undefined;
  const isPlural = (agreement & plural) !== 0;
  if (isPlural && (agreement & singular) !== 0) return undefined;
  return {
    agreement,
    person: isPlural ? '3p' : '3s',
    head: place,
    end: place + 1,
    isTime: times.has(noun.lower),
    isOpen: openNumber.has(noun.lower),
  };
}

/** "grandes" in "os grandes rios": an adjective before its noun. */
const isQualifier = (token: Token, next: Token, lexicon: PortugueseLexicon): boolean =>
  (adjectiveOf(token, lexicon) !== 0 || ordinal.test(token.lower)) &&
  nounOf(next, lexicon) !== 0 &&
  !isSurelyVerb(next, lexicon);

/** What hangs on a noun: adjectives, and further nouns by "de" and its like. */
function behind(
  tokens: readonly Token[],
  start: Part,
  lexicon: PortugueseLexicon,
): { end: number; isLong: boolean } {
  const token = (place: number): Token => tokens[place] ?? noToken;
  let end = start.end;
  let isLong = false;
  for (let round = 0; round < 8; round++) {
    const next = token(end);
    if (
      /^(?:mais|muito|tão|menos|bem|bastante)$/.test(next.lower) &&
      adjectiveOf(token(end + 1), lexicon) !== 0
    ) {
      end += 2;
      continue;
    }
    const isAdjective = adjectiveOf(next, lexicon) !== 0 && readingsOf(next, lexicon).length === 0;
    if (isAdjective) {
      end++;
      if (/^(?:e|ou)$/.test(token(end).lower) && adjectiveOf(token(end + 1), lexicon) !== 0) end += 2;
      continue;
    }
    if (!linking.test(next.lower)) break;
    const inner = nounBehind(tokens, end, lexicon);
    if (inner === undefined) break;
    isLong = true;
    end = inner;
  }
  return { end, isLong };
}

/** Where the words behind "de" and its noun begin. */
function nounBehind(tokens: readonly Token[], at: number, lexicon: PortugueseLexicon): number | undefined {
  const token = (place: number): Token => tokens[place] ?? noToken;
  let place = at + 1;
  while (place < at + 4 && articles.test(token(place).lower)) place++;
  if (/^\p{N}/u.test(token(place).text)) {
    if (nounOf(token(place + 1), lexicon) !== 0 && readingsOf(token(place + 1), lexicon).length === 0) {
      place++;
    }
    return place + 1;
  }
  if (isName(token(place))) {
    place++;
    while (
      isName(token(place)) ||
      (/^(?:de|da|do|dos)$/.test(token(place).lower) && isName(token(place + 1)))
    ) {
      place++;
    }
    return place;
  }
  if (subjects.has(token(place).lower) || !isLower(token(place))) return undefined;
  if (isQualifier(token(place), token(place + 1), lexicon)) place++;
  if (nounOf(token(place), lexicon) === 0) return undefined;
  place++;
  if (
    /^(?:e|ou)$/.test(token(place).lower) &&
    nounOf(token(place + 1), lexicon) !== 0 &&
    readingsOf(token(place + 1), lexicon).length === 0
  ) {
    place += 2;
  }
  return place;
}

/** The subject that begins at a place, as far as its form tells it; nothing for what only says when. */
export function subjectAt(
  tokens: readonly Token[],
  at: number,
  lexicon: PortugueseLexicon,
): Subject | undefined {
  const first = partAt(tokens, at, lexicon);
  if (!first || first.person === undefined || first.isTime) return undefined;
  const token = (place: number): Token => tokens[place] ?? noToken;
  let { end, isLong } =
    first.person.startsWith('3') && !subjects.has(token(at).lower)
      ? behind(tokens, first, lexicon)
      : { end: first.end, isLong: false };
  const parts = [first];
  const isBetween = tokens.slice(at, end).some(({ lower }) => lower === 'entre');
  if (isBetween && token(end).lower === 'e') return undefined;
  while (/^(?:e|,)$/.test(token(end).lower)) {
    const isComma = token(end).text === ',';
    const other = partAt(tokens, end + 1, lexicon);
    // "A configuração e comandos": how far the subject goes is open.
    if (!isComma && !other) return undefined;
    if (!other || other.isTime) break;
    const more = other.person?.startsWith('3')
      ? behind(tokens, other, lexicon)
      : { end: other.end, isLong: false };
    // A comma joins only where "e" follows at last: "o Rui, a Ana e eu".
    if (isComma && token(more.end).lower !== 'e' && token(more.end).text !== ',') break;
    parts.push(other);
    end = more.end;
    isLong = true;
    if (!isComma) break;
  }
  if (parts.length === 1) {
    // "A configuração do sistema e comandos": what is joined to what is open.
    const isOpen = first.person === '3s' && tokens.slice(first.head, end).some(({ lower }) => lower === 'e');
    if (first.isOpen || isOpen) return undefined;
    return {
      person: first.person,
      agreement: first.agreement,
      head: first.head,
      end,
      isLong,
      isJoined: false,
    };
  }
  return { ...joined(parts), head: first.head, end, isLong: true, isJoined: true };
}

function joined(parts: readonly Part[]): { person: Person; agreement: Agreement } {
  const persons = parts.flatMap(({ person }) => person ?? []);
  const person: Person = persons.some((one) => one.startsWith('1'))
    ? '1p'
    : persons.some((one) => one.startsWith('2'))
      ? '2p'
      : '3p';
  const known = parts.every(({ agreement }) => agreement !== 0);
  const isMasculine = parts.some(
    ({ agreement }) => (agreement & masculine) !== 0 && (agreement & (FS | FP)) === 0,
  );
  const isFeminine = parts.every(({ agreement }) => (agreement & (MS | MP)) === 0);
  return { person, agreement: !known ? 0 : isMasculine ? MP : isFeminine ? FP : 0 };
}
