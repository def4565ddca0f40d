import { fixed } from '../../../engine/tokens/fixed-phrase.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';

type Rule = PhraseRule<PortugueseLexicon>;

/** "Eram todos amigos": they all were. */
const among = String.raw`(?<!(?:,|\b(?:são|eram|foram|fomos|somos|éramos|sejam|serem|ser|quase|estão|estavam|nós|eles|elas|vocês)) )`;

/** "todos alunos": the article is missing. */
export const articles: readonly Rule[] = [
  fixed(
    'PtAll',
    'Standard',
    String.raw`${among}\b(?<wrong>[Tt]odos) (?:alunos|estudantes|dias|anos|meses|livros|professores|homens|amigos|países|problemas|colegas|jovens|meus|nossos|seus|trabalhadores|portugueses)\b`,
    'todos os',
  ),
  fixed(
    'PtAll',
    'Standard',
    String.raw`${among}\b(?<wrong>[Tt]odas) (?:pessoas|semanas|noites|manhãs|tardes|crianças|mulheres|coisas|casas|minhas|nossas|suas|alunas|escolas|cidades)\b`,
    'todas as',
  ),
];
