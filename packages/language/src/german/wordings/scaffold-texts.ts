import type { ScaffoldTexts } from '../../writing/scaffold-texts/scaffold-texts.ts';

export const de: ScaffoldTexts = {
  conclusion: 'Zum Schluss: {said} [Was folgt daraus, und für wen?]',
  introduction: {
    open: '[Beginne mit einer Tatsache, einem Fall oder einer Frage, die hinführt zu: {topic}.]',
    matter: '[Sag in einem Satz, warum es die Leser angeht.]',
    claim: 'Der Kerngedanke dieses Textes: {claim}',
    noClaim: '[Nenne die These, die du verteidigst.]',
    steps: '[Nenne die zwei oder drei Schritte des Textes.]',
  },
  opposing:
    'Zweifeln lässt sich an der Behauptung {target}. [Nenne den stärksten Grund dagegen.] [Nenne den Beleg oder Fall, auf den sich die Gegenseite stützt.] [Sag, was wahr sein müsste, damit die Gegenseite recht hat.]',
  noTarget: '[deine wichtigste These]',
  point: '[Knüpfe an: {words}.]',
  depth:
    '[Warum ist das so?] [Welches Beispiel zeigt es am besten?] [Was ändert es für das Ganze?] [Wo gilt es nicht mehr?]',
  title:
    '{topic}: [Sag, was die Wörter des Titels hier bedeuten.] [Welche Frage stellt der Titel, und wen betrifft sie?] [Was denken die meisten darüber?] [Was will dieser Text stattdessen zeigen?]',
  quoted: '„{words}“',
  untitled: '[Titel]',
  outline: [
    ['Einleitung', '[Führe zum Thema hin, sag, warum es zählt, nenne deine These.]'],
    ['Erster Punkt', '[Dein stärkster Grund, mit einem Beleg und dessen Herkunft.]'],
    ['Zweiter Punkt', '[Ein weiterer Grund, mit einem Beispiel.]'],
    ['Einwand und Antwort', '[Was ein fairer Kritiker sagen würde, und was du erwiderst.]'],
    ['Schluss', '[Was gezeigt wurde, und was daraus folgt.]'],
  ],
};
