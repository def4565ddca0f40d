import type { Prompt } from './prompt.ts';

export const writeIntroduction: Prompt = {
  version: 2,
  place: 'inserted',
  usesSettings: true,
  task: {
    en: `Write an introduction of one paragraph for the document: lead the reader to the topic, say why it matters, and end with the claim or question that the document pursues. Announce nothing that the document does not hold.`,
    fr: `Écris pour le document une introduction d'un paragraphe : amène le lecteur au sujet, dis pourquoi il compte et termine par la thèse ou la question que le document poursuit. N'annonce rien que le document ne contienne.`,
    pt: `Escreve para o documento uma introdução de um parágrafo: conduz o leitor ao tema, diz por que é importante e termina com a tese ou a pergunta que o documento segue. Não anuncies nada que o documento não contenha.`,
    de: `Schreibe eine Einleitung von einem Absatz für das Dokument: Führe zum Thema hin, sage, warum es wichtig ist, und ende mit der These oder Frage, der das Dokument nachgeht. Kündige nichts an, was das Dokument nicht enthält.`,
  },
};
