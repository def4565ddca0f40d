import type { Prompt } from './prompt.ts';

export const writeWithMoreDepth: Prompt = {
  version: 2,
  place: 'inserted',
  usesSettings: true,
  task: {
    en: `Write one or two paragraphs that carry the last point of the text deeper: the reasons behind it, what it implies, or an example. Invent no sources, names, quotations or figures.`,
    fr: `Écris un ou deux paragraphes qui approfondissent le dernier point du texte : ses raisons, ce qu'il implique, ou un exemple. N'invente ni sources, ni noms, ni citations, ni chiffres.`,
    pt: `Escreve um ou dois parágrafos que aprofundem o último ponto do texto: as suas razões, o que implica, ou um exemplo. Não inventes fontes, nomes, citações nem números.`,
    de: `Schreibe ein oder zwei Absätze, die den letzten Punkt des Textes vertiefen: seine Gründe, was er bedeutet, oder ein Beispiel. Erfinde keine Quellen, Namen, Zitate oder Zahlen.`,
  },
};
