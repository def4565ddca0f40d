import type { Prompt } from './prompt.ts';

export const expandTitle: Prompt = {
  version: 2,
  place: 'inserted',
  usesSettings: true,
  task: {
    en: `Write one paragraph that unfolds the document's title: what the topic is, which questions it raises and how a text on it could proceed.`,
    fr: `Écris un paragraphe qui développe le titre du document : de quoi il s'agit, quelles questions cela soulève et comment un texte à ce sujet pourrait avancer.`,
    pt: `Escreve um parágrafo que desenvolva o título do documento: qual é o tema, que questões levanta e como um texto sobre ele poderia avançar.`,
    de: `Schreibe einen Absatz, der den Titel des Dokuments entfaltet: worum es geht, welche Fragen sich stellen und wie ein Text darüber vorgehen könnte.`,
  },
};
