import type { CompositionPrompt } from './composition-prompt.ts';

export const essaySectionPrompt: CompositionPrompt = {
  version: 1,
  task: {
    en: 'Write section {n} of {count} of the planned essay ({kind}; level {level}): about {words} words in {paragraphs}. Make the points that the plan has for it and leave the others to the other sections. Prose alone: no heading, no list, no Markdown, no title. The introduction states the thesis word for word; the conclusion brings nothing new.',
    fr: "Rédige la partie {n} sur {count} du texte prévu ({kind} ; niveau {level}) : environ {words} mots en {paragraphs}. Développe les points que le plan lui donne et laisse les autres aux autres parties. De la prose seulement : ni intertitre, ni liste, ni Markdown, ni titre. L'introduction énonce la thèse mot pour mot ; la conclusion n'apporte rien de nouveau.",
    pt: 'Escreve a secção {n} de {count} do texto planeado ({kind}; nível {level}): cerca de {words} palavras em {paragraphs}. Desenvolve os pontos que o plano lhe dá e deixa os outros às outras secções. Só prosa: sem subtítulo, sem lista, sem Markdown, sem título. A introdução enuncia a tese palavra por palavra; a conclusão não traz nada de novo.',
    de: 'Schreibe Abschnitt {n} von {count} des geplanten Textes ({kind}; Niveau {level}): etwa {words} Wörter in {paragraphs}. Führe die Punkte aus, die der Plan ihm gibt, und überlass die übrigen den anderen Abschnitten. Nur Prosa: keine Überschrift, keine Liste, kein Markdown, kein Titel. Die Einleitung nennt die These wörtlich; der Schluss bringt nichts Neues.',
  },
};

export const paragraphCounts = {
  one: { en: 'one paragraph', fr: 'un seul paragraphe', pt: 'um só parágrafo', de: 'einem Absatz' },
  more: {
    en: 'paragraphs of about 120 words',
    fr: "paragraphes d'environ 120 mots",
    pt: 'parágrafos de cerca de 120 palavras',
    de: 'Absätzen von etwa 120 Wörtern',
  },
} as const;
