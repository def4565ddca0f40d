import type { Prompt } from './prompt.ts';

export const writeConclusion: Prompt = {
  version: 2,
  place: 'inserted',
  usesSettings: true,
  task: {
    en: `Write a conclusion of one paragraph for the document: draw together what it has shown and say what follows from it. Add no new evidence.`,
    fr: `Écris pour le document une conclusion d'un paragraphe : rassemble ce qu'il a montré et dis ce qui en découle. N'ajoute aucun élément nouveau.`,
    pt: `Escreve para o documento uma conclusão de um parágrafo: reúne o que mostrou e diz o que daí decorre. Não acrescentes provas novas.`,
    de: `Schreibe einen Schluss von einem Absatz für das Dokument: Führe zusammen, was es gezeigt hat, und sage, was daraus folgt. Füge keine neuen Belege hinzu.`,
  },
};
