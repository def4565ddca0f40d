import type { CompositionPrompt } from './composition-prompt.ts';

export const essayOutlinePrompt: CompositionPrompt = {
  version: 1,
  task: {
    en: 'Plan {kind}, of {words} words in all, for the level {level}. If a thesis is given, take it word for word; else state one. Give a title of at most fifteen words and {count} sections in the order below, each with a heading of at most eight words and one to four points that it makes. The points of different sections do not repeat each other.',
    fr: "Prépare le plan d'un texte : {kind}, de {words} mots en tout, niveau {level}. Si une thèse est donnée, reprends-la mot pour mot ; sinon, formules-en une. Donne un titre d'au plus quinze mots et {count} parties dans l'ordre ci-dessous, chacune avec un intertitre d'au plus huit mots et un à quatre points. Les points des différentes parties ne se répètent pas.",
    pt: 'Planeia {kind}, com {words} palavras ao todo, para o nível {level}. Se for dada uma tese, usa-a palavra por palavra; senão, formula uma. Dá um título de, no máximo, quinze palavras e {count} secções pela ordem abaixo, cada uma com um subtítulo de, no máximo, oito palavras e um a quatro pontos. Os pontos de secções diferentes não se repetem.',
    de: 'Plane einen Text: {kind}, insgesamt {words} Wörter, Niveau {level}. Ist eine These gegeben, übernimm sie wörtlich; sonst formuliere eine. Gib einen Titel von höchstens fünfzehn Wörtern und {count} Abschnitte in der Reihenfolge unten, jeden mit einer Überschrift von höchstens acht Wörtern und ein bis vier Punkten. Die Punkte verschiedener Abschnitte wiederholen sich nicht.',
  },
};
