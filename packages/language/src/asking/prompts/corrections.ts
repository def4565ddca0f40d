import { fence } from './fence.ts';
import { labels } from './labels.ts';
import type { InEachLanguage, PromptLanguage } from './prompt-language.ts';

/** Requested with a schema: see `corrections/by-model`. */
export const corrections: {
  readonly version: number;
  readonly role: InEachLanguage;
  readonly task: InEachLanguage;
} = {
  version: 1,
  role: {
    en: `You proofread in a text editor for students and writers.`,
    fr: `Tu corriges des textes dans un éditeur pour des étudiants et des auteurs.`,
    pt: `Revês textos num editor para estudantes e autores.`,
    de: `Du liest in einem Texteditor für Studierende und Schreibende Korrektur.`,
  },
  task: {
    en: `Find the mistakes in spelling, grammar, punctuation and choice of words, in the order of the text. For each give "wrong": the words exactly as they stand, as few as possible; "right": what should stand in their place; "reason": one short sentence for the writer; "kind": spelling or grammar. Leave style, names and quotations alone, and invent no mistakes: a text without any has an empty list.`,
    fr: `Trouve les fautes d'orthographe, de grammaire, de ponctuation et de vocabulaire, dans l'ordre du texte. Pour chacune donne « wrong » : les mots exactement tels qu'ils sont écrits, le moins possible ; « right » : ce qu'il faut à leur place ; « reason » : une courte phrase pour l'auteur ; « kind » : spelling ou grammar. Ne touche ni au style, ni aux noms, ni aux citations, et n'invente pas de fautes : un texte qui n'en a pas donne une liste vide.`,
    pt: `Encontra os erros de ortografia, gramática, pontuação e vocabulário, pela ordem do texto. Para cada um dá «wrong»: as palavras exatamente como estão, o menos possível; «right»: o que deve estar no seu lugar; «reason»: uma frase curta para o autor; «kind»: spelling ou grammar. Não mexas no estilo, em nomes nem em citações, e não inventes erros: um texto sem erros dá uma lista vazia.`,
    de: `Finde die Fehler in Rechtschreibung, Grammatik, Zeichensetzung und Wortwahl, in der Reihenfolge des Textes. Gib zu jedem „wrong“ an: die Wörter genau so, wie sie dastehen, so wenige wie möglich; „right“: was an ihrer Stelle stehen soll; „reason“: einen kurzen Satz für die schreibende Person; „kind“: spelling oder grammar. Stil, Namen und Zitate bleiben, und erfinde keine Fehler: Ein Text ohne Fehler ergibt eine leere Liste.`,
  },
};

export function buildCorrectionsPrompt(
  text: string,
  language: PromptLanguage,
  variety: string,
): { readonly instructions: string; readonly prompt: string } {
  const { rule, data } = fence({ [labels.text[language]]: text }, language);
  const lines = [
    data,
    `${labels.task[language]}: ${corrections.task[language]}`,
    `${labels.variety[language]}: ${variety}`,
  ];
  return { instructions: `${corrections.role[language]}\n${rule}`, prompt: lines.join('\n') };
}
