import type { ThesisTexts } from './thesis-texts.ts';

export const deDE: ThesisTexts = [
  'Obwohl [verbreitete Meinung], lässt sich das Thema „{topic}“ besser als [eigene Sicht] verstehen, weil [Grund].',
  'In der Debatte über „{topic}“ geht es weniger um [das Offensichtliche] als um [das eigentlich Strittige].',
  'Beim Thema „{topic}“ überwiegt [Nutzen] gegenüber [Nachteil], solange [Bedingung].',
  'Entscheidend beim Thema „{topic}“ ist nicht [übliche Erklärung], sondern [übersehene Ursache].',
  'Zum Thema „{topic}“ haben [Gruppe] und [andere Gruppe] gute Gründe, doch nur [Lösung] wird beiden gerecht.',
  'Das Thema „{topic}“ verdient [mehr oder weniger] Aufmerksamkeit, als es bekommt, wie [Beispiel] zeigt.',
  'Wenn [Bedingung], führt der Weg beim Thema „{topic}“ zu [Folge]; dafür spricht [Beleg].',
  'Der stärkste Grund in der Frage „{topic}“ ist [Grund]; der Einwand [Einwand] wiegt ihn nicht auf.',
  'Über [Zeitraum] hat das, was „{topic}“ bezeichnet, [wen oder was] tiefer verändert, als [verbreitete Meinung] einräumt.',
];
