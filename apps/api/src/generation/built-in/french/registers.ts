import { entries, type Entry } from '../lexicon.ts';

/** Everyday wording on the left, formal wording on the right. Gender and number stay, so that nothing around changes. */
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
    super bien = très bien
    super bon = très bon
    super bonne = très bonne
    super important = très important
    super importante = très importante
    d'abord, = tout d'abord,
    tout de suite = immédiatement
    petit à petit = progressivement
    faire gaffe = faire attention
    ok = d'accord
    bosser = travailler
  `),
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
