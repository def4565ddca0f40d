import type { CompositionPrompt } from './composition-prompt.ts';

export const thesisIdeasPrompt: CompositionPrompt = {
  version: 1,
  task: {
    en: 'Propose {count} theses for an essay on the topic. Each is one sentence that takes a position somebody could dispute, can be argued without special sources, and differs from the others in its point of view. None repeats one of the known ideas.',
    fr: "Propose {count} thèses pour une dissertation sur le sujet. Chacune est une phrase qui prend une position contestable, peut se défendre sans sources particulières et se distingue des autres par son point de vue. Aucune ne répète l'une des idées connues.",
    pt: 'Propõe {count} teses para um ensaio sobre o tema. Cada uma é uma frase que toma uma posição discutível, pode ser defendida sem fontes especiais e difere das outras no ponto de vista. Nenhuma repete uma das ideias conhecidas.',
    de: 'Schlage {count} Thesen für einen Aufsatz über das Thema vor. Jede ist ein Satz, der eine bestreitbare Position bezieht, sich ohne besondere Quellen begründen lässt und sich im Blickwinkel von den anderen unterscheidet. Keine wiederholt eine der bekannten Ideen.',
  },
};
