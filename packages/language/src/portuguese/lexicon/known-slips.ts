/**
 * Frequent misspellings that a comparison of letters would correct wrongly, `wrong=right`, a space as `_` (Ciberdúvidas
 * da Língua Portuguesa; Acordo Ortográfico de 1990).
 */
export const portugueseSlips = `
  seção=secção seções=secções concerteza=com_certeza derrepente=de_repente apartir=a_partir porisso=por_isso afim=a_fim enfim=enfim
  talves=talvez voces=vocês voçê=você voçês=vocês voce=você tambem=também so=só ate=até alguem=alguém
  ninguem=ninguém porem=porém alem=além atraz=atrás traz=traz atravez=através atraves=através
  previlégio=privilégio previlegio=privilégio previlegiado=privilegiado priveligiado=privilegiado
  disfrutar=desfrutar encomodar=incomodar excessão=exceção excepção=exceção excecional=excecional
  acção=ação actor=ator actual=atual actualmente=atualmente actividade=atividade actividades=atividades
  directo=direto directa=direta director=diretor objectivo=objetivo objectivos=objetivos óptimo=ótimo
  óptima=ótima baptismo=batismo adopção=adoção adoptar=adotar projecto=projeto projectos=projetos
  correcto=correto correcta=correta electrónico=eletrónico espectáculo=espetáculo colecção=coleção
  direcção=direção selecção=seleção protecção=proteção reacção=reação fracção=fração eléctrico=elétrico
  exacto=exato exactamente=exatamente insecto=inseto lectivo=letivo respectivo=respetivo tecto=teto
  vôo=voo lêem=leem vêem=veem crêem=creem dêem=deem idéia=ideia idéias=ideias ônibus=autocarro
  interviu=interveio interviram=intervieram manteu=manteve deteu=deteve obteu=obteve conteu=conteve
  fazido=feito dizido=dito abrido=aberto escrevido=escrito vido=visto ponhado=posto fazi=fiz trazi=trouxe
  trazeu=trouxe dizeu=disse fazeu=fez sabi=soube poderam=puderam quizer=quiser quiz=quis quizeram=quiseram
  fizes-te=fizeste hadem=hão_de hádem=hão_de hades=hás_de hádes=hás_de hade=há_de proporam=propuseram
  deteram=detiveram manteram=mantiveram obteram=obtiveram interviem=intervêm perdo=perco fazerei=farei
  fazeremos=faremos fazeria=faria trazerei=trarei dizerei=direi dizeria=diria benvindo=bem-vindo
  benvinda=bem-vinda benvindos=bem-vindos conosco=connosco embaixo=em_baixo
`;
