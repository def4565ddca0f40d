import type { Prompt } from './prompt.ts';

export const summarize: Prompt = {
  version: 2,
  place: 'replaces-selection',
  usesSettings: false,
  task: {
    en: `Summarize the selection in about a quarter of its length, one sentence at least. Keep its main claims in its own terms and add nothing.`,
    fr: `Résume la sélection en un quart environ de sa longueur, une phrase au moins. Garde ses affirmations principales dans ses propres termes et n'ajoute rien.`,
    pt: `Resume a seleção em cerca de um quarto do comprimento, pelo menos numa frase. Mantém as afirmações principais nos seus próprios termos e não acrescentes nada.`,
    de: `Fasse die Auswahl auf etwa ein Viertel ihrer Länge zusammen, mindestens in einem Satz. Die Hauptaussagen bleiben in ihren eigenen Begriffen; füge nichts hinzu.`,
  },
};
