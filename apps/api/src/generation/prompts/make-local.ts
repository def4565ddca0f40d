import type { InEachLanguage } from './prompt-language.ts';

/** `{variety}` stands for the language as it is written where the account is. */
export const makeLocal: { readonly version: number; readonly task: InEachLanguage } = {
  version: 1,
  task: {
    en: `Rewrite the text so that it sounds as if a native writer of {variety} had written it: the words, idioms, spelling and punctuation that are usual there, and nothing that reads translated. Keep the meaning, the facts, the names, the quotations and the register. Keep the paragraphs: as many as there are, in their order, with a blank line between them, and keep Markdown signs such as # and - where they stand.`,
    fr: `Réécris le texte comme si une plume native l'avait écrit en {variety} : les mots, les tournures, l'orthographe et la ponctuation qui y sont d'usage, et rien qui sente la traduction. Garde le sens, les faits, les noms, les citations et le registre. Garde les paragraphes : autant qu'il y en a, dans leur ordre, séparés par une ligne vide, et garde les signes Markdown comme # et - là où ils sont.`,
    pt: `Reescreve o texto como se o tivesse escrito alguém cuja língua materna é o {variety}: as palavras, as expressões, a ortografia e a pontuação que lá são usuais, e nada que soe a tradução. Mantém o sentido, os factos, os nomes, as citações e o registo. Mantém os parágrafos: tantos quantos há, pela mesma ordem, separados por uma linha em branco, e mantém sinais Markdown como # e - onde estão.`,
    de: `Schreibe den Text so um, als hätte ihn jemand in seiner Muttersprache geschrieben, nämlich {variety}: die dort üblichen Wörter, Wendungen, Schreibweisen und Satzzeichen, und nichts, was übersetzt klingt. Sinn, Tatsachen, Namen, Zitate und Stilebene bleiben. Die Absätze bleiben: ebenso viele, in ihrer Reihenfolge, mit einer Leerzeile dazwischen, und Markdown-Zeichen wie # und - bleiben an ihrem Platz.`,
  },
};
