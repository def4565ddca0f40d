import type { Prompt } from './prompt.ts';

export const insertTemplate: Prompt = {
  version: 2,
  place: 'inserted',
  usesSettings: false,
  task: {
    en: `Write an outline that fits the document's title and text: a heading on each line that begins with #, and below it one line in square brackets that says what to write there.`,
    fr: `Écris un plan qui convient au titre et au texte du document : chaque intertitre sur une ligne qui commence par #, et dessous une ligne entre crochets qui dit ce qu'il faut y écrire.`,
    pt: `Escreve um esquema que se ajuste ao título e ao texto do documento: cada título numa linha que começa por #, e por baixo uma linha entre parênteses retos que diz o que escrever ali.`,
    de: `Schreibe eine Gliederung, die zu Titel und Text des Dokuments passt: jede Überschrift auf einer Zeile, die mit # beginnt, und darunter eine Zeile in eckigen Klammern, die sagt, was dort zu schreiben ist.`,
  },
};
