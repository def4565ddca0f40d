import type { Prompt } from './prompt.ts';

export const paraphrase: Prompt = {
  version: 2,
  place: 'replaces-selection',
  usesSettings: false,
  task: {
    en: `Say what the selection says in other words and other sentence shapes. Keep the meaning, the facts, the tone and about the length.`,
    fr: `Dis ce que dit la sélection avec d'autres mots et d'autres tournures. Garde le sens, les faits, le ton et à peu près la longueur.`,
    pt: `Diz o que a seleção diz por outras palavras e com outras construções. Mantém o sentido, os factos, o tom e mais ou menos o comprimento.`,
    de: `Sage mit anderen Worten und anderem Satzbau, was die Auswahl sagt. Sinn, Tatsachen, Ton und ungefähre Länge bleiben.`,
  },
};
