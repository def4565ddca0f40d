import type { EssayTexts } from './essay-texts.ts';

export const deDE: EssayTexts = {
  note: 'Gerüst nach festen Regeln, ohne KI: Schreib anstelle der Klammern.',
  unwritten: '[Die KI hat diesen Abschnitt nicht geschrieben. Schreib ihn selbst oder lass ihn weg.]',
  levels: {
    'high school': 'Belege: Unterricht, Lektüre, Alltag.',
    undergraduate: 'Belege: Kurstexte und wissenschaftliche Quellen.',
    "master's degree": 'Belege: der Forschungsstand, abgewogen.',
    'doctoral degree': 'Belege: eigene Forschung; Lücke und Methode nennen.',
    professional: 'Belege: Zahlen, Fälle, Empfehlungen.',
  },
  labels: {
    introduction: 'Einleitung',
    body: 'Hauptteil {n}',
    conclusion: 'Schluss',
    both: 'Einleitung und Schluss',
  },
  thesis: '[Deine These zu „{topic}“ in einem Satz.]',
  blank: '[{task} ({words} Wörter)]',
  more: ['[Ein Beispiel im Einzelnen, und was es zeigt.]', '[Was daraus folgte, und wo es nicht mehr gilt.]'],
  types: {
    classic: {
      opening: 'Eine Frage oder Tatsache, die zur These führt.',
      first: null,
      each: 'Punkt {n}: Behauptung, Beleg, Bedeutung.',
      last: null,
      closing: 'Die These in neuen Worten, und was folgt.',
    },
    'compare and contrast': {
      opening: 'Beide Seiten, und warum sie verglichen werden.',
      first: 'Was beide gemeinsam haben.',
      each: 'Unterschied {n}: jede Seite, mit Beispiel.',
      last: null,
      closing: 'Welcher Unterschied am schwersten wiegt, und warum.',
    },
    argumentative: {
      opening: 'Der Streit, und deine Position.',
      first: null,
      each: 'Argument {n}: Grund, Beleg, Bezug zur These.',
      last: 'Der stärkste Einwand, und deine Antwort.',
      closing: 'Was die Argumente zusammen zeigen.',
    },
    persuasive: {
      opening: 'Ein Fall, der die Leser angeht.',
      first: 'Das Problem: wer leidet, und wie.',
      each: 'Grund {n}: was die Leser gewinnen.',
      last: 'Was es kostet, und warum es sich lohnt.',
      closing: 'Was die Leser nun tun sollten.',
    },
    critique: {
      opening: 'Das Werk, wer es schuf, dein Urteil.',
      first: 'Ziel und Gedankengang des Werks, mit eigenen Worten.',
      each: 'Punkt {n}: eine Stelle, was gelingt oder misslingt, an welchem Maßstab.',
      last: 'Was das Werk auslässt.',
      closing: 'Das Urteil im Ganzen, und für wen.',
    },
    memoir: {
      opening: 'Eine Szene: wo, wann, wer, ein Geruch oder Klang.',
      first: 'Wie das Leben vorher war.',
      each: 'Augenblick {n}: was geschah, was du fühltest.',
      last: 'Die Wende: was danach anders war.',
      closing: 'Was du heute weißt und damals nicht wusstest.',
    },
  },
};
