import { fixed } from '../../tokens/fixed-phrase.ts';
import type { PhraseRule } from '../../tokens/rule.ts';
import type { PortugueseLexicon } from '../lexicon.ts';

type Rule = PhraseRule<PortugueseLexicon>;

/** "todos alunos": the article is missing. */
export const articles: readonly Rule[] = [
  fixed(
    'PtAll',
    'Standard',
    String.raw`\b(?<wrong>[Tt]odos) (?:alunos|estudantes|dias|anos|meses|livros|professores|homens|amigos|países|problemas|colegas|jovens|meus|nossos|seus|trabalhadores|portugueses)\b`,
    'todos os',
  ),
  fixed(
    'PtAll',
    'Standard',
    String.raw`\b(?<wrong>[Tt]odas) (?:pessoas|semanas|noites|manhãs|tardes|crianças|mulheres|coisas|casas|minhas|nossas|suas|alunas|escolas|cidades)\b`,
    'todas as',
  ),
];
