import type { Prompt } from './prompt.ts';

export const soundAcademic: Prompt = {
  version: 2,
  place: 'replaces-selection',
  usesSettings: false,
  task: {
    en: `Rewrite the selection in the register of academic prose: precise, measured, without contractions and colloquial words. Keep the meaning and the strength of every claim, and invent no citations.`,
    fr: `Réécris la sélection dans le registre de la prose universitaire : précis, mesuré, sans mots familiers ni tournures orales. Garde le sens et la force de chaque affirmation, et n'invente aucune référence.`,
    pt: `Reescreve a seleção no registo da prosa académica: preciso, ponderado, sem palavras coloquiais. Mantém o sentido e a força de cada afirmação e não inventes referências.`,
    de: `Schreibe die Auswahl im Stil wissenschaftlicher Prosa um: genau, maßvoll, ohne umgangssprachliche Wörter. Sinn und Stärke jeder Behauptung bleiben; erfinde keine Belege.`,
  },
};
