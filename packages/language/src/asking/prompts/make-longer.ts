import type { Prompt } from './prompt.ts';

export const makeLonger: Prompt = {
  version: 2,
  place: 'replaces-selection',
  usesSettings: true,
  task: {
    en: `Rewrite the selection about half as long again: unfold what it says with explanation and transitions. Invent no facts, sources, names, quotations or figures.`,
    fr: `Réécris la sélection en l'allongeant d'environ la moitié : développe ce qu'elle dit par des explications et des transitions. N'invente ni faits, ni sources, ni noms, ni citations, ni chiffres.`,
    pt: `Reescreve a seleção com cerca de mais metade do comprimento: desenvolve o que diz com explicações e transições. Não inventes factos, fontes, nomes, citações nem números.`,
    de: `Schreibe die Auswahl um und mache sie etwa um die Hälfte länger: Entfalte, was sie sagt, durch Erklärungen und Übergänge. Erfinde keine Tatsachen, Quellen, Namen, Zitate oder Zahlen.`,
  },
};
