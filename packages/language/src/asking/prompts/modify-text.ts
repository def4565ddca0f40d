import type { Prompt } from './prompt.ts';

export const modifyText: Prompt = {
  version: 2,
  place: 'replaces-selection',
  usesSettings: true,
  task: {
    en: `Do with the selection what the request says. If there is no selection, write what the request asks for so that it fits the document at the cursor. If the request is a question about the text, answer it in prose that could stand in the document.`,
    fr: `Fais de la sélection ce que dit la demande. S'il n'y a pas de sélection, écris ce qui est demandé de façon que cela s'insère dans le document à l'endroit du curseur. Si la demande est une question sur le texte, réponds-y dans une prose qui pourrait figurer dans le document.`,
    pt: `Faz com a seleção o que o pedido diz. Se não houver seleção, escreve o que é pedido de modo que encaixe no documento no lugar do cursor. Se o pedido for uma pergunta sobre o texto, responde em prosa que pudesse estar no documento.`,
    de: `Tu mit der Auswahl, was der Wunsch sagt. Gibt es keine Auswahl, schreibe das Gewünschte so, dass es an der Stelle des Cursors in das Dokument passt. Ist der Wunsch eine Frage zum Text, beantworte sie in Prosa, die im Dokument stehen könnte.`,
  },
};
