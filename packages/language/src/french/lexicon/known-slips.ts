/**
 * Frequent misspellings that a comparison of letters would correct wrongly, `wrong=right`, a space as `_` (Académie
 * française, Dire, ne pas dire; OQLF, Banque de dépannage linguistique).
 */
export const frenchSlips = `
  envoierai=enverrai envoieras=enverras envoiera=enverra envoierons=enverrons envoierez=enverrez
  envoieront=enverront envoyerai=enverrai envoyera=enverra prenèrent=prirent venèrent=vinrent
  tenèrent=tinrent faisèrent=firent disèrent=dirent mettèrent=mirent voyèrent=virent prena=prit
  mangons=mangeons nagons=nageons changons=changeons voyagons=voyageons partagons=partageons
  rangons=rangeons commencons=commençons faisez=faites disez=dites redisez=redites refaisez=refaites
  faisent=font disont=disent alleront=iront allerai=irai prendu=pris apprendu=appris comprendu=compris
  ouvri=ouvert offri=offert découvri=découvert souffri=souffert couri=couru mouru=mort boivu=bu lisé=lu
  recevu=reçu devenis=devenus chevals=chevaux journals=journaux animals=animaux travails=travaux
  hôpitals=hôpitaux oeils=yeux cheveus=cheveux bijous=bijoux genous=genoux cailloux=cailloux
  parceque=parce_que pasque=parce_que parsque=parce_que biensur=bien_sûr biensûr=bien_sûr entrain=en_train
  aulieu=au_lieu apart=à_part enfaite=en_fait enfait=en_fait quelquechose=quelque_chose quelquun=quelqu’un
  aujourdhui=aujourd’hui aujourdui=aujourd’hui jusqua=jusqu’à comme_même=quand_même vraiement=vraiment
  gentillement=gentiment éleves=élèves eleves=élèves elèves=élèves eleve=élève language=langage
  connection=connexion adress=adresse exercise=exercice example=exemple futur=futur mariage=mariage
  developpement=développement apartement=appartement appartment=appartement connaitre=connaître
  plaît=plaît dabord=d’abord davance=d’avance malgrés=malgré parmis=parmi voila=voilà deja=déjà tres=très
  apres=après meme=même etre=être etait=était
`;
