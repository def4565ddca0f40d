import type { Prompt } from './prompt.ts';

export const writeOpposingArgument: Prompt = {
  version: 2,
  place: 'inserted',
  usesSettings: true,
  task: {
    en: `Write one paragraph with the strongest argument that a fair and informed critic would raise against the document's main claim. State it at its best and do not refute it.`,
    fr: `Écris un paragraphe avec l'argument le plus fort qu'un critique juste et averti opposerait à la thèse principale du document. Présente-le sous son meilleur jour et ne le réfute pas.`,
    pt: `Escreve um parágrafo com o argumento mais forte que um crítico justo e informado levantaria contra a tese principal do documento. Apresenta-o na sua melhor forma e não o refutes.`,
    de: `Schreibe einen Absatz mit dem stärksten Argument, das ein fairer und kundiger Kritiker gegen die Hauptthese des Dokuments vorbringen würde. Führe es in seiner besten Form an und widerlege es nicht.`,
  },
};
