import type { BoardTexts } from './board-texts.ts';

export const deDE: BoardTexts = {
  note: 'Diese Tafel haben feste Regeln aus Fragelisten zusammengestellt, ohne KI. Die Antworten gibst du: Schreib anstelle der Klammern.',
  headings: {
    questions: 'Fragen',
    angles: 'Blickwinkel',
    related: 'Verwandte Themen',
    nextSteps: 'Nächste Schritte',
    aim: 'Ziel',
    sections: 'Abschnitte',
    sources: 'Mögliche Quellen',
  },
  questions: [
    'Was genau heißt „{topic}“, und was heißt es nicht? […]',
    'Wen betrifft es, wer entscheidet, wer wird nie gefragt? […]',
    'Seit wann wird darüber gesprochen, und warum gerade seitdem? […]',
    'Wo ist es anders, und was ließe sich dort lernen? […]',
    'Warum sind vernünftige Menschen darüber uneins? […]',
    'Was wäre morgen anders, wenn es das nicht gäbe? […]',
  ],
  angles: {
    History: 'Wie ist es entstanden, und was war vorher? […]',
    Science: 'Was wurde gemessen, und wie sicher ist es? […]',
    Technology: 'Welches Werkzeug hat es möglich gemacht, welches könnte es ändern? […]',
    Literature: 'Welche Erzählung, welcher Film, welches Gedicht zeigt es am besten? […]',
    'Society & Culture': 'Wer lebt täglich damit, und wie wird darüber gesprochen? […]',
    Education: 'Was wird darüber gelehrt, und was sollte gelehrt werden? […]',
    'Politics & Economics': 'Wer bezahlt, wer gewinnt, welche Regeln gelten? […]',
    'Health & Wellness': 'Was macht es mit Körper und Geist? […]',
    Environment: 'Was nimmt es der Natur, und was lässt es zurück? […]',
  },
  nextSteps: [
    'Die drei Antworten markieren, die überraschen.',
    'Aus der stärksten eine Frage machen, die sich beantworten lässt.',
    'Zehn Minuten ohne Pause über „{topic}“ schreiben.',
    'Jemandem davon erzählen und die Rückfragen notieren.',
  ],
  aim: [
    'Was die Leser danach wissen oder tun sollen: […]',
    'Die Frage, die der Text beantwortet: […]',
    'Die Antwort in einem Satz, wie sie heute aussieht: […]',
  ],
  sections: [
    {
      name: 'Einleitung',
      words: 100,
      task: 'Zu „{topic}“ hinführen, sagen, warum es zählt, die Frage nennen. […]',
    },
    { name: 'Hintergrund', words: 200, task: 'Was man wissen muss: Begriffe, Geschichte, Zahlen. […]' },
    { name: 'Hauptargument', words: 350, task: 'Zwei oder drei Gründe, jeder mit einem Beleg. […]' },
    {
      name: 'Die andere Seite',
      words: 200,
      task: 'Der beste Einwand, fair dargestellt, und die Erwiderung. […]',
    },
    { name: 'Schluss', words: 150, task: 'Die Antwort auf die Frage und was aus ihr folgt. […]' },
  ],
  section: '{name} (etwa {words} Wörter)',
  sources: [
    'Ein Artikel aus einem Lexikon oder Handbuch, für die Begriffe',
    'Ein neuerer Übersichtsartikel, für das Gesicherte und das Umstrittene',
    'Zahlen eines statistischen Amts oder einer anderen öffentlichen Stelle',
    'Eine Primärquelle: ein Gesetz, ein Werk, ein Brief, ein Datensatz',
    'Jemand, der „{topic}“ ganz anders sieht',
  ],
  planSteps: [
    'Von jeder Art eine Quelle finden und den Fundort notieren.',
    'Für jeden Abschnitt einen Satz schreiben.',
    'Zuerst das Hauptargument schreiben, zuletzt die Einleitung.',
    'Einen Tag liegen lassen, dann laut lesen.',
  ],
};
