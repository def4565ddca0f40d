import type { EssayTexts } from './essay-texts.ts';

export const ptPT: EssayTexts = {
  note: 'Esqueleto feito por regras fixas, sem IA: escreva no lugar dos parênteses retos.',
  unwritten: '[A IA não escreveu esta secção. Escreva-a ou retire-a.]',
  levels: {
    'high school': 'Provas: aulas, leituras, vida quotidiana.',
    undergraduate: 'Provas: textos da disciplina e fontes académicas.',
    "master's degree": 'Provas: o estado da investigação, ponderado.',
    'doctoral degree': 'Provas: investigação própria; indicar lacuna e método.',
    professional: 'Provas: números, casos, recomendações.',
  },
  labels: {
    introduction: 'Introdução',
    body: 'Desenvolvimento {n}',
    conclusion: 'Conclusão',
    both: 'Introdução e conclusão',
  },
  thesis: '[A sua tese sobre «{topic}» numa frase.]',
  blank: '[{task} ({words} palavras)]',
  more: [
    '[Um exemplo em pormenor e o que ele mostra.]',
    '[O que daí decorreria e onde deixa de ser verdade.]',
  ],
  types: {
    classic: {
      opening: 'Uma pergunta ou um facto que conduza à tese.',
      first: null,
      each: 'Ponto {n}: afirmação, prova, significado.',
      last: null,
      closing: 'A tese por outras palavras e o que dela decorre.',
    },
    'compare and contrast': {
      opening: 'Os dois lados, e porquê compará-los.',
      first: 'O que ambos têm em comum.',
      each: 'Diferença {n}: cada lado, com um exemplo.',
      last: null,
      closing: 'Que diferença pesa mais, e porquê.',
    },
    argumentative: {
      opening: 'O debate e a sua posição.',
      first: null,
      each: 'Argumento {n}: razão, prova, ligação à tese.',
      last: 'A objeção mais forte e a sua resposta.',
      closing: 'O que os argumentos mostram em conjunto.',
    },
    persuasive: {
      opening: 'Um caso que diga respeito a quem lê.',
      first: 'O problema: quem sofre, e como.',
      each: 'Razão {n}: o que quem lê ganha.',
      last: 'O que custa, e porque vale a pena.',
      closing: 'O que quem lê deve fazer agora.',
    },
    critique: {
      opening: 'A obra, quem a fez, o seu juízo.',
      first: 'O objetivo e o argumento da obra, por palavras suas.',
      each: 'Ponto {n}: uma passagem, o que consegue ou falha, segundo que critério.',
      last: 'O que a obra deixa de fora.',
      closing: 'O juízo global, e para quem.',
    },
    memoir: {
      opening: 'Uma cena: onde, quando, quem, um cheiro ou um som.',
      first: 'Como era a vida antes.',
      each: 'Momento {n}: o que aconteceu, o que sentiu.',
      last: 'A viragem: o que mudou depois.',
      closing: 'O que sabe hoje e não sabia então.',
    },
  },
};
