import type { BoardTexts } from './board-texts.ts';

export const ptPT: BoardTexts = {
  note: 'Este quadro foi composto por regras fixas a partir de listas de perguntas, sem IA. As respostas são suas: escreva no lugar dos parênteses retos.',
  headings: {
    questions: 'Perguntas',
    angles: 'Ângulos',
    related: 'Temas relacionados',
    nextSteps: 'Próximos passos',
    aim: 'Objetivo',
    sections: 'Secções',
    sources: 'Fontes a procurar',
  },
  questions: [
    'O que significa exatamente «{topic}», e o que não significa? […]',
    'A quem diz respeito, quem decide, a quem nunca se pergunta nada? […]',
    'Desde quando se fala disso, e porquê desde essa altura? […]',
    'Onde é diferente, e o que se poderia aprender lá? […]',
    'Por que razão pessoas sensatas discordam sobre isso? […]',
    'O que seria diferente amanhã se isso não existisse? […]',
  ],
  angles: {
    History: 'Como surgiu, e o que havia antes? […]',
    Science: 'O que foi medido, e com que certeza? […]',
    Technology: 'Que ferramenta o tornou possível, e qual o poderia mudar? […]',
    Literature: 'Que narrativa, filme ou poema o mostra melhor? […]',
    'Society & Culture': 'Quem vive com isso todos os dias, e como se fala disso? […]',
    Education: 'O que se ensina sobre isso, e o que se devia ensinar? […]',
    'Politics & Economics': 'Quem paga, quem ganha, que regras se aplicam? […]',
    'Health & Wellness': 'O que faz ao corpo e à mente? […]',
    Environment: 'O que tira à natureza, e o que deixa para trás? […]',
  },
  nextSteps: [
    'Assinale as três respostas que mais surpreendem.',
    'Faça da mais forte uma pergunta a que se possa responder.',
    'Escreva durante dez minutos sobre «{topic}» sem parar.',
    'Fale disso a alguém e anote as perguntas que surgirem.',
  ],
  aim: [
    'O que quem lê deve saber ou fazer depois: […]',
    'A pergunta a que o texto responde: […]',
    'A resposta numa frase, tal como se apresenta hoje: […]',
  ],
  sections: [
    {
      name: 'Introdução',
      words: 100,
      task: 'Conduzir a «{topic}», dizer porque é importante, formular a pergunta. […]',
    },
    { name: 'Contexto', words: 200, task: 'O que é preciso saber: termos, história, números. […]' },
    { name: 'Argumento principal', words: 350, task: 'Duas ou três razões, cada uma com uma prova. […]' },
    {
      name: 'O outro lado',
      words: 200,
      task: 'A melhor objeção, apresentada com justiça, e a sua resposta. […]',
    },
    { name: 'Conclusão', words: 150, task: 'A resposta à pergunta e o que dela decorre. […]' },
  ],
  section: '{name} (cerca de {words} palavras)',
  sources: [
    'Um artigo de enciclopédia ou de manual, para os termos',
    'Um artigo de revisão recente, para o que se sabe e o que se discute',
    'Números de um instituto de estatística ou de outro organismo público',
    'Uma fonte primária: uma lei, uma obra, uma carta, um conjunto de dados',
    'Alguém que vê «{topic}» de forma bem diferente',
  ],
  planSteps: [
    'Encontre uma fonte de cada tipo e anote onde a encontrou.',
    'Escreva uma frase para cada secção.',
    'Escreva primeiro o argumento principal e por último a introdução.',
    'Deixe repousar um dia e depois leia em voz alta.',
  ],
};
