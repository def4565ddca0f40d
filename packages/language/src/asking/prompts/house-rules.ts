import type { PromptLanguage } from './prompt-language.ts';

/** Incremented whenever the wording that all tasks share changes: rules, fence, labels, places, settings and tones. */
export const sharedWordsVersion = 1;

const rules: Readonly<Record<PromptLanguage, readonly [before: string, after: string]>> = {
  en: [
    `You write inside a text editor for students and writers.`,
    `Answer with the text alone: no greeting, no explanation, no quotation marks around it, no alternatives.
Write in the language of the material unless the request names another.`,
  ],
  fr: [
    `Tu écris dans un éditeur de texte pour des étudiants et des auteurs.`,
    `Réponds par le texte seul : ni salutation, ni explication, ni guillemets autour, ni variantes.
Écris en français, sauf si la demande nomme une autre langue.`,
  ],
  pt: [
    `Escreves num editor de texto para estudantes e autores.`,
    `Responde só com o texto: sem saudação, sem explicação, sem aspas à volta, sem alternativas.
Escreve em português, a não ser que o pedido nomeie outra língua.`,
  ],
  de: [
    `Du schreibst in einem Texteditor für Studierende und Schreibende.`,
    `Antworte nur mit dem Text: ohne Gruß, ohne Erklärung, ohne Anführungszeichen darum, ohne Alternativen.
Schreibe auf Deutsch, außer der Wunsch nennt eine andere Sprache.`,
  ],
};

/** The system message for every task that writes text. Nothing in it comes from a user. */
export function houseRules(language: PromptLanguage, fenceRule: string): string {
  const [before, after] = rules[language];
  return `${before}\n${fenceRule}\n${after}`;
}
