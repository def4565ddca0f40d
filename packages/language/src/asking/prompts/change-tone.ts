import type { Prompt } from './prompt.ts';

export const changeTone: Prompt = {
  version: 2,
  place: 'replaces-selection',
  usesSettings: false,
  task: {
    en: `Rewrite the selection in the tone that is asked for. Keep its meaning, its facts and about its length.`,
    fr: `Réécris la sélection dans le ton demandé. Garde son sens, ses faits et à peu près sa longueur.`,
    pt: `Reescreve a seleção no tom pedido. Mantém o sentido, os factos e mais ou menos o comprimento.`,
    de: `Schreibe die Auswahl im verlangten Ton um. Sinn, Tatsachen und ungefähre Länge bleiben.`,
  },
};
