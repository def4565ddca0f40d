import type { ThesisTexts } from './thesis-texts.ts';

export const deDE: ThesisTexts = [
  'Obwohl [verbreitete Meinung], lässt sich „{topic}“ besser als [eigene Sicht] verstehen, weil [Grund].',
  'In der Debatte über „{topic}“ geht es weniger um [das Offensichtliche] als um [das eigentlich Strittige].',
  'Beim Thema „{topic}“ überwiegt [Nutzen] gegenüber [Nachteil], solange [Bedingung].',
  'Entscheidend für „{topic}“ ist nicht [übliche Erklärung], sondern [übersehene Ursache].',
  'Zum Thema „{topic}“ haben [Gruppe] und [andere Gruppe] gute Gründe, doch nur [Lösung] wird beiden gerecht.',
  'Das Thema „{topic}“ verdient [mehr oder weniger] Aufmerksamkeit, als es bekommt, wie [Beispiel] zeigt.',
  'Wenn [Bedingung], führt „{topic}“ zu [Folge]; dafür spricht [Beleg].',
  'Der stärkste Grund in der Frage „{topic}“ ist [Grund]; der Einwand [Einwand] wiegt ihn nicht auf.',
  'Über [Zeitraum] gesehen hat „{topic}“ [wen oder was] tiefer verändert, als [verbreitete Meinung] einräumt.',
];
