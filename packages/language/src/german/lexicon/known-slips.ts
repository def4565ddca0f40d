/**
 * Frequent misspellings that a comparison of letters would correct wrongly, `wrong=right`, a space as `_` (Duden,
 * Häufige Rechtschreibfehler).
 */
export const germanSlips = `
  zuviel=zu_viel zuviele=zu_viele zuwenig=zu_wenig garnicht=gar_nicht garnichts=gar_nichts
  garkein=gar_kein garkeine=gar_keine nichtmal=nicht_mal zuhause=zuhause vorallem=vor_allem
  aufjedenfall=auf_jeden_Fall aufeinmal=auf_einmal zumindestens=zumindest mindestenz=mindestens
  wiefiel=wie_viel wieviel=wie_viel wieviele=wie_viele solange=solange nähmlich=nämlich nehmlich=nämlich
  orginal=original Orginal=Original orginell=originell Rythmus=Rhythmus Rytmus=Rhythmus Packet=Paket
  vorraus=voraus vorrausgesetzt=vorausgesetzt vorraussichtlich=voraussichtlich
  Vorraussetzung=Voraussetzung Vorraussetzungen=Voraussetzungen herrausfinden=herausfinden herraus=heraus
  warscheinlich=wahrscheinlich wahrscheindlich=wahrscheinlich eigendlich=eigentlich endgültig=endgültig
  entgültig=endgültig entlich=endlich hoffendlich=hoffentlich ordendlich=ordentlich wesendlich=wesentlich
  öffendlich=öffentlich gelegendlich=gelegentlich Adreße=Adresse Addresse=Adresse adresse=Adresse
  agressiv=aggressiv akkustisch=akustisch Gallerie=Galerie Imigrant=Immigrant Interresse=Interesse
  interressant=interessant interesant=interessant Komission=Kommission Komitee=Komitee Labtop=Laptop
  Maschiene=Maschine Matraze=Matratze Pinzip=Prinzip Reperatur=Reparatur Restourant=Restaurant
  Satelit=Satellit seperat=separat Sympatie=Sympathie sympatisch=sympathisch Terasse=Terrasse
  Tollpatsch=Tollpatsch tollerant=tolerant Wiederstand=Widerstand wiederlich=widerlich Ergebniss=Ergebnis
  Erlebniss=Erlebnis Zeugniss=Zeugnis Verständniss=Verständnis Gedächtniss=Gedächtnis Geheimniss=Geheimnis
  Bedürfniss=Bedürfnis Verhältniss=Verhältnis Freundinen=Freundinnen Studentinen=Studentinnen
  Lehrerinen=Lehrerinnen ziehmlich=ziemlich ziehmlig=ziemlich lezte=letzte lezten=letzten jezt=jetzt
  mansche=manche Familje=Familie Famielie=Familie Wohnug=Wohnung gegeht=gegangen gekommt=gekommen
  gedenkt=gedacht gebringt=gebracht gewissen=gewissen geschreibt=geschrieben gesprecht=gesprochen
  geesst=gegessen geest=gegessen gegesst=gegessen getrinkt=getrunken geseht=gesehen gefindet=gefunden
  genehmt=genommen gelest=gelesen geschlaft=geschlafen gebleibt=geblieben getrefft=getroffen
  gehelft=geholfen gefahrt=gefahren geflogt=geflogen gewerdet=geworden beginnte=begann gehte=ging
  kommte=kam sehte=sah findete=fand denkte=dachte bringte=brachte wisste=wusste esste=aß trinkte=trank
  schreibte=schrieb nehmte=nahm gebte=gab
`;
