import { entries, type Entry } from '../../writing/entries.ts';
import { declined } from './declined.ts';

const adjective =
  /^(?:gut|schlecht|schön|wichtig|schwer|leicht|schnell|langsam|groß|klein|teuer|billig|spannend|interessant|schwierig|einfach|stark|schwach|lang|kurz|hoch|viel|wenig|alt|jung|neu|spät|früh|nett|freundlich|müde|laut|leise)(?![\p{L}])/iu;

/** Everyday wording on the left, formal wording on the right. Gender, case and word order stay the same. */
export const germanFormal: readonly Entry[] = [
  ...entries(`
    nix = nichts
    ham = haben
    nur mal = nur
    doch mal = doch
    einfach mal = einfach
    das klappt = das gelingt
    es klappt = es gelingt
    klappt das = gelingt das
    klappt es = gelingt es
    keine Kohle = kein Geld
    viel Kohle = viel Geld
    genug Kohle = genug Geld
    keine Knete = kein Geld
    keinen Bock = keine Lust
    Bock auf = Lust auf
    quatschen = sprechen
    quatscht = spricht
    gequatscht = gesprochen
    pennen = schlafen
    pennt = schläft
    gepennt = geschlafen
    kapieren = verstehen
    kapiere = verstehe
    nervt = stört
    checken = prüfen
    checkt = prüft
    gecheckt = geprüft
    downloaden = herunterladen
    mein Kumpel = mein Freund
    dein Kumpel = dein Freund
    sein Kumpel = sein Freund
    ihr Kumpel = ihr Freund
    ein Kumpel = ein Freund
    meinem Kumpel = meinem Freund
    seinem Kumpel = seinem Freund
    einem Kumpel = einem Freund
    meinen Kumpel = meinen Freund
    seinen Kumpel = seinen Freund
    einen Kumpel = einen Freund
    ein bisschen = ein wenig
    Mama = Mutter
    Papa = Vater
    Oma = Großmutter
    Opa = Großvater
    meld dich = melde dich
    sowas = so etwas
    kriegen = bekommen
    kriegt = bekommt
    kriegst = bekommst
    kriege = bekomme
    kriegte = bekam
    kriegten = bekamen
    gekriegt = bekommen
    runter = hinunter
    rauf = hinauf
    raus = hinaus
    rüber = hinüber
    drauf = darauf
    dran = daran
    drin = darin
    drüber = darüber
    drunter = darunter
    von daher = daher
    am Ende des Tages = letztlich
    okay = in Ordnung
    z. B. = zum Beispiel
    z.B. = zum Beispiel
    d. h. = das heißt
    d.h. = das heißt
    usw. = und so weiter
    bzw. = beziehungsweise
    Kids = Kinder
    Uni = Universität
    Unis = Universitäten
    Infos = Informationen
    Demos = Demonstrationen
    Abi = Abitur
    Handy = Mobiltelefon
    nochmal = noch einmal
    grad = gerade
    eh = ohnehin
    sowieso = ohnehin
  `),
  ...entries(
    `
    total = sehr
    echt = sehr
    mega = sehr
    super = sehr
    ziemlich = recht
    `,
    { after: adjective },
  ),
  ...entries('das Zeug = das Material', { after: /^(?!zu[mr]?(?![\p{L}])|dazu|hat|haben|hatte)/iu }),
  ...declined('kaputt', 'defekt'),
  ...declined('mies', 'schlecht'),
  ...declined('fies', 'gemein'),
];

/** Formal wording on the left, everyday wording on the right. */
export const germanCasual: readonly Entry[] = [
  ...entries(`
    hinunter = runter
    hinauf = rauf
    hinaus = raus
    hinüber = rüber
    bekommt = kriegt
    bekomme = kriege
    lediglich = nur
    ebenfalls = auch
    zudem = außerdem
    darüber hinaus = außerdem
    überdies = außerdem
    somit = also
    folglich = also
    infolgedessen = deshalb
    häufig = oft
    erhält = bekommt
    erhalten = bekommen
    erhielt = bekam
    benötigen = brauchen
    ohnehin = sowieso
    dennoch = trotzdem
    insbesondere = vor allem
    zunächst = erst mal
    umgehend = sofort
    obgleich = obwohl
    Mobiltelefon = Handy
    Universität = Uni
  `),
  ...entries('jedoch = aber', { notBefore: /(?:^|[,.!?;:–])$/u }),
];
