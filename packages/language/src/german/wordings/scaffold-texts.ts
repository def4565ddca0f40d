import type { ScaffoldTexts } from '../../writing/scaffold-texts/scaffold-texts.ts';

export const de: ScaffoldTexts = {
  conclusion: 'Zum Schluss: {said} [Was folgt daraus, und für wen?]',
  introduction: {
    open: '[Beginnen Sie mit einer Tatsache, einem Fall oder einer Frage, die hinführt zu: {topic}.]',
    matter: '[Sagen Sie in einem Satz, warum es die Leser angeht.]',
    claim: 'Dieser Text vertritt Folgendes. {claim}',
    noClaim: '[Nennen Sie die These, die Sie verteidigen.]',
    steps: '[Nennen Sie die zwei oder drei Schritte des Textes.]',
  },
  opposing:
    'Zweifeln lässt sich an der Behauptung {target} [Nennen Sie den stärksten Grund dagegen.] [Nennen Sie den Beleg oder Fall, auf den sich die Gegenseite stützt.] [Sagen Sie, was wahr sein müsste, damit die Gegenseite recht hat.]',
  depth:
    'Greifen Sie den Punkt auf: {point} [Warum ist das so?] [Welches Beispiel zeigt es am besten?] [Was ändert es für das Ganze?] [Wo gilt es nicht mehr?]',
  title:
    '{topic}: [Sagen Sie, was die Wörter des Titels hier bedeuten.] [Welche Frage stellt der Titel, und wen betrifft sie?] [Was denken die meisten darüber?] [Was will dieser Text stattdessen zeigen?]',
  quoted: '„{words}“',
  untitled: '[Titel]',
  outline: [
    ['Einleitung', '[Führen Sie zum Thema hin, sagen Sie, warum es zählt, nennen Sie Ihre These.]'],
    ['Erster Punkt', '[Ihr stärkster Grund, mit einem Beleg und dessen Herkunft.]'],
    ['Zweiter Punkt', '[Ein weiterer Grund, mit einem Beispiel.]'],
    ['Einwand und Antwort', '[Was ein fairer Kritiker sagen würde, und was Sie erwidern.]'],
    ['Schluss', '[Was gezeigt wurde, und was daraus folgt.]'],
  ],
};
