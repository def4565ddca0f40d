import type { CompositionPrompt } from './composition-prompt.ts';

export const quickBrainstormPrompt: CompositionPrompt = {
  version: 1,
  task: {
    en: 'Make a brainstorm on the topic: a title of at most ten words; six questions that lead further; four angles from which it can be seen, each with a name and two or three short thoughts; four next steps for whoever wants to write about it.',
    fr: "Fais un remue-méninges sur le sujet : un titre d'au plus dix mots ; six questions qui mènent plus loin ; quatre angles sous lesquels on peut le voir, chacun avec un nom et deux ou trois courtes idées ; quatre prochaines étapes pour qui veut écrire à ce propos.",
    pt: 'Faz uma chuva de ideias sobre o tema: um título de, no máximo, dez palavras; seis perguntas que levem mais longe; quatro ângulos de que pode ser visto, cada um com um nome e duas ou três ideias curtas; quatro próximos passos para quem queira escrever sobre ele.',
    de: 'Sammle Ideen zum Thema: einen Titel von höchstens zehn Wörtern; sechs Fragen, die weiterführen; vier Blickwinkel, jeden mit einem Namen und zwei oder drei kurzen Gedanken; vier nächste Schritte für alle, die darüber schreiben wollen.',
  },
};
