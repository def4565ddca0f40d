import type { CompositionPrompt } from './composition-prompt.ts';

export const essayGoOnPrompt: CompositionPrompt = {
  version: 1,
  task: {
    en: 'The section that was written is too short. Go on where it ends, with about {words} more words of prose that carry its points deeper. Repeat nothing of it, and give only what is new.',
    fr: "La partie rédigée est trop courte. Continue là où elle s'arrête, avec environ {words} mots de prose qui approfondissent ses points. N'en répète rien et ne donne que ce qui est nouveau.",
    pt: 'A secção escrita é demasiado curta. Continua onde ela acaba, com cerca de {words} palavras de prosa que aprofundem os seus pontos. Não repitas nada e dá só o que é novo.',
    de: 'Der geschriebene Abschnitt ist zu kurz. Fahre fort, wo er endet, mit etwa {words} weiteren Wörtern Prosa, die seine Punkte vertiefen. Wiederhole nichts davon und gib nur das Neue.',
  },
};
