import type { CompositionPrompt } from './composition-prompt.ts';

export const topicIdeasPrompt: CompositionPrompt = {
  version: 1,
  task: {
    en: 'Propose {count} topics for essays in the field “{field}”. Each is a concrete question or a title of at most twenty words, and about another subject than the others. None repeats one of the known ideas.',
    fr: "Propose {count} sujets de dissertation dans le domaine «\u00A0{field}\u00A0». Chacun est une question concrète ou un titre d'au plus vingt mots, et porte sur autre chose que les autres. Aucun ne répète l'une des idées connues.",
    pt: 'Propõe {count} temas de ensaio na área «{field}». Cada um é uma pergunta concreta ou um título de, no máximo, vinte palavras, e trata de um assunto diferente dos outros. Nenhum repete uma das ideias conhecidas.',
    de: 'Schlage {count} Aufsatzthemen aus dem Gebiet „{field}“ vor. Jedes ist eine konkrete Frage oder ein Titel von höchstens zwanzig Wörtern und handelt von etwas anderem als die übrigen. Keines wiederholt eine der bekannten Ideen.',
  },
};
