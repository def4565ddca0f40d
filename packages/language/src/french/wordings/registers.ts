import { entries, type Entry } from '../../writing/entries.ts';

/** Everyday wording on the left, formal wording on the right. Gender and number stay the same, so that nothing else changes. */
export const frenchFormal: readonly Entry[] = [
  ...entries(`
    t'as = tu as
    t'es = tu es
    t'avais = tu avais
    t'étais = tu étais
    y'a = il y a
    chuis = je suis
    ouais = oui
    du coup, = par conséquent,
    par contre, = en revanche,
    par contre = en revanche
    au final, = finalement,
    en plus, = de plus,
    bref, = en résumé,
    malgré que = bien que
    à cause que = parce que
    comme ça, = ainsi,
    un tas de = un grand nombre de
    des tas de = un grand nombre de
    le boulot = le travail
    un boulot = un travail
    mon boulot = mon travail
    son boulot = son travail
    du boulot = du travail
    au boulot = au travail
    le fric = l'argent
    du fric = de l'argent
    de fric = d'argent
    un bouquin = un livre
    le bouquin = le livre
    ce bouquin = ce livre
    bouquins = livres
    bagnole = voiture
    bagnoles = voitures
    les gosses = les enfants
    des gosses = des enfants
    leurs gosses = leurs enfants
    ses gosses = ses enfants
    un truc = une chose
    des trucs = des choses
    les trucs = les choses
    ces trucs = ces choses
    la bouffe = la nourriture
    la télé = la télévision
    à la télé = à la télévision
    les ados = les adolescents
    des ados = des adolescents
    un resto = un restaurant
    le resto = le restaurant
    restos = restaurants
    les profs = les professeurs
    des profs = des professeurs
    le prof = le professeur
    sympa = sympathique
    sympas = sympathiques
    marrant = amusant
    marrante = amusante
    marrants = amusants
    marrantes = amusantes
    vachement = très
    d'abord, = tout d'abord,
    tout de suite = immédiatement
    petit à petit = progressivement
    faire gaffe = faire attention
    ok = d'accord
    salut, = bonjour,
    mon pote = mon ami
    ton pote = ton ami
    son pote = son ami
    un pote = un ami
    le pote = l'ami
    ce pote = cet ami
    mes potes = mes amis
    tes potes = tes amis
    ses potes = ses amis
    les potes = les amis
    des potes = des amis
    leurs potes = leurs amis
    flic = policier
    flics = policiers
    un mec = un homme
    le mec = l'homme
    ce mec = cet homme
    les mecs = les hommes
    des mecs = des hommes
    ces mecs = ces hommes
    nana = femme
    nanas = femmes
    meuf = femme
    meufs = femmes
    un gamin = un enfant
    le gamin = l'enfant
    ce gamin = cet enfant
    les gamins = les enfants
    des gamins = des enfants
    ces gamins = ces enfants
    le taf = le travail
    mon taf = mon travail
    son taf = son travail
    du taf = du travail
    au taf = au travail
    clope = cigarette
    clopes = cigarettes
    baraque = maison
    baraques = maisons
    les fringues = les vêtements
    des fringues = des vêtements
    mes fringues = mes vêtements
    ses fringues = ses vêtements
    un appart = un appartement
    mon appart = mon appartement
    son appart = son appartement
    le ciné = le cinéma
    au ciné = au cinéma
    la fac = l'université
    à la fac = à l'université
    manif = manifestation
    manifs = manifestations
    infos = informations
    d'hab = d'habitude
    perso, = personnellement,
    nickel = parfait
    cool = agréable
    bouffer = manger
    a bouffé = a mangé
    ont bouffé = ont mangé
    ai bouffé = ai mangé
    paumer = perdre
    a paumé = a perdu
    ont paumé = ont perdu
    ai paumé = ai perdu
    piger = comprendre
    a pigé = a compris
    ont pigé = ont compris
    rigoler = plaisanter
    se planter = se tromper
    s'est planté = s'est trompé
    un max de = beaucoup de
    vite fait = rapidement
    bosser = travailler
  `),
  ...entries('super = très\nhyper = très', {
    after:
      /^(?:sympa|sympas|sympathique|gentil|gentille|beau|belle|bien|bon|bonne|intéressant|intéressante|content|contente|facile|difficile|cher|chère|utile|cool|grand|grande|rapide|important|importante)(?![\p{L}])(?!\s(?:pour|à))/iu,
  }),
  ...entries('ça = cela', {
    after: /^(?!y\s)/iu,
    notBefore: /(?:\b(?:comme|et|avec|sans|qui|quoi|où|comment|quand|pourquoi)|[-–])$/iu,
  }),
  ...entries('y a = il y a', { notBefore: /(?:\b(?:il|qu['’]il|s['’]il)|['’])$/iu }),
];

/** Formal wording on the left, everyday wording on the right. */
export const frenchCasual: readonly Entry[] = [
  ...entries(`
    en revanche, = par contre,
    par conséquent, = du coup,
    de plus, = en plus,
    en outre, = en plus,
    toutefois, = pourtant,
    néanmoins, = pourtant,
    afin de = pour
    afin que = pour que
    cela est = c'est
    cela était = c'était
    cela n'est = ce n'est
    lorsque = quand
    la télévision = la télé
    le professeur = le prof
    les professeurs = les profs
    les adolescents = les ados
    un restaurant = un resto
    immédiatement = tout de suite
    progressivement = petit à petit
    il convient de = il faut
    il est nécessaire de = il faut
    en résumé, = bref,
    actuellement = en ce moment
    à l'heure actuelle = en ce moment
  `),
  ...entries('cela = ça', { notBefore: /(?:\b(?:pour|malgré|tout)|['’])$/iu }),
];
