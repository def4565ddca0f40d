import { joinedAgreement, type Agreement } from '../../../romance/gender-and-number.ts';
import { noToken, type Token } from '../../../engine/tokens/token.ts';
import type { Person } from '../../lexicon/conjugation.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { subjects } from '../../lexicon/words.ts';
import { behindNoun } from './behind-noun.ts';
import { subjectPartAt, type SubjectPart } from './subject-part.ts';

/** The subject of a clause: its person, and the index after it. */
export interface Subject {
  readonly person: Person;
  /** Gender and number; 0 if unknown. */
  readonly agreement: Agreement;
  readonly end: number;
  /** It consists of several parts joined by "e". */
  readonly isJoined: boolean;
}

/** The subject that begins at a position, as far as its form shows; undefined for mere expressions of time. */
export function subjectAt(
  tokens: readonly Token[],
  at: number,
  lexicon: PortugueseLexicon,
): Subject | undefined {
  const first = subjectPartAt(tokens, at, lexicon);
  if (!first || first.isTime) return undefined;
  const end = subjects.has(tokens[at]?.lower ?? '') ? first.end : behindPart(tokens, first, lexicon);
  const isBetween = tokens.slice(at, end).some(({ lower }) => lower === 'entre');
  if (isBetween && tokens[end]?.lower === 'e') return undefined;
  const others = joinedParts(tokens, end, lexicon);
  if (!others) return undefined;
  if (others.parts.length === 0) {
    // "A configuração do sistema e comandos": it is unclear what is joined.
    const isOpen = first.person === '3s' && tokens.slice(first.head, end).some(({ lower }) => lower === 'e');
    return first.isOpen || isOpen
      ? undefined
      : { person: first.person, agreement: first.agreement, end, isJoined: false };
  }
  // "Cada aluno e cada professor tem": each one separately.
  if (/^(?:cada|nenhum|nenhuma)$/.test(tokens[at]?.lower ?? '')) return undefined;
  const parts = [first, ...others.parts];
  return {
    person: joinedPerson(parts),
    agreement: joinedAgreement(parts.map(({ agreement }) => agreement)),
    end: others.end,
    isJoined: true,
  };
}

/** The parts joined to a first one by "e" and commas; undefined if "e" leaves the extent of the subject unclear. */
function joinedParts(
  tokens: readonly Token[],
  from: number,
  lexicon: PortugueseLexicon,
): { readonly parts: readonly SubjectPart[]; readonly end: number } | undefined {
  const parts: SubjectPart[] = [];
  let end = from;
  while (/^(?:e|,)$/.test(tokens[end]?.lower ?? '')) {
    const isComma = tokens[end]?.text === ',';
    const other = subjectPartAt(tokens, end + 1, lexicon);
    // "A configuração e comandos"
    if (!isComma && !other) return undefined;
    if (!other || other.isTime) break;
    const next = behindPart(tokens, other, lexicon);
    // A comma only joins if "e" follows in the end: "o Rui, a Ana e eu".
    if (isComma && !/^(?:e|,)$/.test((tokens[next] ?? noToken).lower)) break;
    parts.push(other);
    end = next;
    if (!isComma) break;
  }
  return { parts, end };
}

/** The index after a part and its complements; "eu" and "tu" have none. */
const behindPart = (
  tokens: readonly Token[],
  { person, end }: SubjectPart,
  lexicon: PortugueseLexicon,
): number => (person.startsWith('3') ? behindNoun(tokens, end, lexicon) : end);

function joinedPerson(parts: readonly SubjectPart[]): Person {
  if (parts.some(({ person }) => person.startsWith('1'))) return '1p';
  return parts.some(({ person }) => person.startsWith('2')) ? '2p' : '3p';
}
