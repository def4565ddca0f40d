import type { CompositionPrompt } from './composition-prompt.ts';

export const detailedPlanPrompt: CompositionPrompt = {
  version: 1,
  task: {
    en: 'Plan a text on the topic: a title of at most ten words; two or three sentences that say what it is to achieve; four to six sections, each with a name, a number of words and two to four points; four or five kinds of sources to look for (kinds, no titles and no authors); four next steps.',
    fr: "Prépare le plan d'un texte sur le sujet : un titre d'au plus dix mots ; deux ou trois phrases qui disent son but ; quatre à six parties, chacune avec un nom, un nombre de mots et deux à quatre points ; quatre ou cinq sortes de sources à chercher (des sortes, ni titres ni auteurs) ; quatre prochaines étapes.",
    pt: 'Planeia um texto sobre o tema: um título de, no máximo, dez palavras; duas ou três frases que digam o que deve alcançar; quatro a seis secções, cada uma com um nome, um número de palavras e dois a quatro pontos; quatro ou cinco tipos de fontes a procurar (tipos, sem títulos nem autores); quatro próximos passos.',
    de: 'Plane einen Text über das Thema: einen Titel von höchstens zehn Wörtern; zwei oder drei Sätze darüber, was er erreichen soll; vier bis sechs Abschnitte, jeden mit einem Namen, einer Wortzahl und zwei bis vier Punkten; vier oder fünf Arten von Quellen, die zu suchen sind (Arten, keine Titel und keine Verfasser); vier nächste Schritte.',
  },
};
