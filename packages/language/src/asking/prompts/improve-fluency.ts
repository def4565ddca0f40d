import type { Prompt } from './prompt.ts';

export const improveFluency: Prompt = {
  version: 2,
  place: 'replaces-selection',
  usesSettings: false,
  task: {
    en: `Rewrite the selection so that it reads fluently: mend grammar and spelling, smooth awkward sentences, vary their openings, cut filler. Keep the meaning, the voice and about the length.`,
    fr: `Réécris la sélection pour qu'elle se lise avec fluidité : corrige la grammaire et l'orthographe, lisse les phrases maladroites, varie leurs débuts, supprime le remplissage. Garde le sens, la voix de l'auteur et à peu près la longueur.`,
    pt: `Reescreve a seleção para que se leia com fluidez: corrige a gramática e a ortografia, alisa as frases desajeitadas, varia os seus inícios, corta o que sobra. Mantém o sentido, a voz do autor e mais ou menos o comprimento.`,
    de: `Schreibe die Auswahl so um, dass sie sich flüssig liest: Berichtige Grammatik und Rechtschreibung, glätte holprige Sätze, wechsle ihre Anfänge, streiche Füllwörter. Sinn, Stimme und ungefähre Länge bleiben.`,
  },
};
