import { entries, type Entry } from '../lexicon.ts';
import { declined } from './declined.ts';

const adjective =
  /^(?:gut|schlecht|schön|wichtig|schwer|leicht|schnell|langsam|groß|klein|teuer|billig|spannend|interessant|schwierig|einfach|stark|schwach|lang|kurz|hoch|viel|wenig|alt|jung|neu|spät|früh|nett|freundlich|müde|laut|leise)(?![\p{L}])/iu;

/** Everyday wording on the left, formal wording on the right. Gender, case and word order stay. */
export const germanFormal: readonly Entry[] = [
  ...entries(`
    nix = nichts
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
  ...declined('kaputt', 'defekt'),
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
