import type { InEachLanguage } from './prompt-language.ts';

/** Rewrites a run of text by the author's settings, in the middle of others. */
export const rewrite: { readonly version: number; readonly task: InEachLanguage } = {
  version: 1,
  task: {
    en: `Rewrite the text for the audience, in the formality and in the style of writing that are named. Keep its meaning, its facts and about its length. It is one piece of a longer text: neither begin nor end it anew, and make no headings.`,
    fr: `Réécris le texte pour le public, avec le niveau de langue et dans le style d'écriture indiqués. Garde son sens, ses faits et à peu près sa longueur. C'est un morceau d'un texte plus long : n'ajoute ni début ni fin, et pas d'intertitres.`,
    pt: `Reescreve o texto para o público, com o grau de formalidade e no estilo de escrita indicados. Mantém o sentido, os factos e mais ou menos o comprimento. É um pedaço de um texto maior: não lhe acrescentes início nem fim, nem títulos.`,
    de: `Schreibe den Text für die genannte Leserschaft, in der genannten Förmlichkeit und Schreibart um. Sinn, Tatsachen und ungefähre Länge bleiben. Es ist ein Stück eines längeren Textes: Gib ihm keinen neuen Anfang oder Schluss und keine Überschriften.`,
  },
};
