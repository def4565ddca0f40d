/** Stems of words spelt with -our- in British and with -or- in American English. */
const our =
  'arm arb behavi cand clam col demean endeav fav ferv flav harb hon hum lab neighb od parl ranc rig rum sav savi splend succ tum val vap vig';
const ourEndings = ' s ed ing able ably ful fully less ite ites hood hoods ly er ers ist ists y ies';

/** Verbs usually spelt with -ise in British and with -ize in American English. */
const ise =
  'agon antagon apolog author canonical capital categor character civil colon commercial computer crimin critic crystall custom democrat demon digit dramat econom emphas empath energ equal eulog external factor familiar fantas fertil final formal general global harmon hospital human hypnot ideal immun individual industrial initial internal item jeopard legal liberal local magnet marginal material maxim mechan memor metabol minim mobil modern monopol motor national natural neutral normal optim organ oxid patron penal personal philosoph plagiar polar popular priorit privat public rational real recogn reorgan revolution romantic scrutin secular social special stabil standard steril stigmat subsid summar symbol sympath synthes terror theor tranquill trivial urban util vandal victim visual western';
const iseEndings = 'e es ed ing er ers ation ations ational able';

/** Verbs whose l is doubled before an ending in British English. */
const doubled =
  'cancel channel counsel dial equal fuel funnel initial jewel label level marvel model panel pedal quarrel rival shovel signal snorkel spiral swivel total towel travel trial tunnel';
const doubledEndings = 'ed ing er ers or ors ous ously';

/** Pairs that follow no pattern, British first; both take the same endings. */
const single = [
  ['calibre', 'caliber', ' s'],
  ['centre', 'center', ' s d'],
  ['centring', 'centering', ''],
  ['centimetre', 'centimeter', ' s'],
  ['fibre', 'fiber', ' s'],
  ['kilometre', 'kilometer', ' s'],
  ['litre', 'liter', ' s'],
  ['lustre', 'luster', ''],
  ['manoeuvre', 'maneuver', ' s'],
  ['manoeuvred', 'maneuvered', ''],
  ['manoeuvring', 'maneuvering', ''],
  ['meagre', 'meager', ''],
  ['millimetre', 'millimeter', ' s'],
  ['sombre', 'somber', ' ly'],
  ['spectre', 'specter', ' s'],
  ['theatre', 'theater', ' s'],
  ['defence', 'defense', ' s less'],
  ['offence', 'offense', ' s'],
  ['pretence', 'pretense', ' s'],
  ['practised', 'practiced', ''],
  ['practising', 'practicing', ''],
  ['analysed', 'analyzed', ''],
  ['analysing', 'analyzing', ''],
  ['analyse', 'analyze', ' r rs'],
  ['catalyse', 'catalyze', ' d s'],
  ['paralyse', 'paralyze', ' d s'],
  ['paralysing', 'paralyzing', ''],
  ['catalogue', 'catalog', ' s'],
  ['analogue', 'analog', ''],
  ['anaemi', 'anemi', 'a c'],
  ['anaesthe', 'anesthe', 'tic tics tist tists sia'],
  ['diarrhoea', 'diarrhea', ''],
  ['encyclopaedia', 'encyclopedia', ' s'],
  ['foetus', 'fetus', ' es'],
  ['foetal', 'fetal', ''],
  ['gynaecolog', 'gynecolog', 'y ist ists ical'],
  ['haemoglobin', 'hemoglobin', ''],
  ['haemorrhage', 'hemorrhage', ' s d'],
  ['leukaemia', 'leukemia', ' s'],
  ['oestrogen', 'estrogen', ' s'],
  ['orthopaedic', 'orthopedic', ' s'],
  ['paediatric', 'pediatric', ' s ian ians'],
  ['enrol', 'enroll', ' s'],
  ['enrolment', 'enrollment', ' s'],
  ['fulfil', 'fulfill', ' s'],
  ['fulfilment', 'fulfillment', ''],
  ['instalment', 'installment', ' s'],
  ['skilful', 'skillful', ' ly'],
  ['wilful', 'willful', ' ly'],
  ['jewellery', 'jewelry', ''],
  ['woollen', 'woolen', ' s'],
  ['acknowledgement', 'acknowledgment', ' s'],
  ['aeroplane', 'airplane', ' s'],
  ['ageing', 'aging', ''],
  ['aluminium', 'aluminum', ''],
  ['artefact', 'artifact', ' s'],
  ['cosy', 'cozy', ''],
  ['grey', 'gray', ' s ish'],
  ['judgement', 'judgment', ' s al'],
  ['maths', 'math', ''],
  ['mould', 'mold', ' s ed ing y'],
  ['moustache', 'mustache', ' s'],
  ['mum', 'mom', ' s'],
  ['plough', 'plow', ' s ed ing'],
  ['pyjamas', 'pajamas', ''],
  ['sceptic', 'skeptic', ' s al ally ism'],
  ['smoulder', 'smolder', ' s ed ing'],
  ['sulphur', 'sulfur', ''],
  ['yoghurt', 'yogurt', ' s'],
] as const;

/** Unambiguous in one direction only: the American spelling is also another word. */
const americanOnly = [
  ['analogues', 'analogs'],
  ['amongst', 'among'],
  ['cheque', 'check'],
  ['cheques', 'checks'],
  ['dreamt', 'dreamed'],
  ['gaol', 'jail'],
  ['kerb', 'curb'],
  ['learnt', 'learned'],
  ['licence', 'license'],
  ['licences', 'licenses'],
  ['metre', 'meter'],
  ['metres', 'meters'],
  ['practise', 'practice'],
  ['practises', 'practices'],
  ['programme', 'program'],
  ['programmes', 'programs'],
  ['storey', 'story'],
  ['storeys', 'stories'],
  ['tyre', 'tire'],
  ['tyres', 'tires'],
  ['whilst', 'while'],
] as const;

type Pair = readonly [british: string, american: string];

const each = (stems: string, endings: string, pair: (stem: string, ending: string) => Pair): Pair[] =>
  stems.split(' ').flatMap((stem) => endings.split(' ').map((ending) => pair(stem, ending)));

const ourPairs = each(our, ourEndings, (stem, ending) => [`${stem}our${ending}`, `${stem}or${ending}`]);
const isePairs = each(ise, iseEndings, (stem, ending) => [`${stem}is${ending}`, `${stem}iz${ending}`]);
const otherPairs: Pair[] = [
  ...each(doubled, doubledEndings, (stem, ending): Pair => [`${stem}l${ending}`, `${stem}${ending}`]),
  ...single.flatMap(([british, american, endings]) =>
    each(british, endings, (stem, ending): Pair => [stem + ending, american + ending]),
  ),
  ['analyses', 'analyzes'],
];

const toBritish = (pairs: readonly Pair[]): Pair[] => pairs.map(([british, american]) => [american, british]);
// "analyses" is also the plural of a noun in American English.
const toAmerican = (pairs: readonly Pair[]): Pair[] =>
  pairs.filter(([british]) => british !== 'analyses').map(([british, american]) => [british, american]);

/** From the British spelling to the American one. */
export const americanSpellings = new Map([
  ...toAmerican([...ourPairs, ...isePairs, ...otherPairs]),
  ...americanOnly,
]);
export const britishSpellings = new Map(toBritish([...ourPairs, ...isePairs, ...otherPairs]));
/** Canada writes colour and centre, but organize. */
export const canadianSpellings = new Map([
  ...toBritish(
    [...ourPairs, ...otherPairs].filter(
      ([british]) =>
        !/lys|^(?:aeroplane|aluminium|mum|ageing|maths|artefact|pyjamas|anae|encyclopae|foet|leukae|oestr|paed|orthopaed|haem|gynae|diarrh|sulph|yog|jud|ackn|cosy|mould|smould|scep|enrol$|enrols|fulfil)/.test(
          british,
        ),
    ),
  ),
  ...toAmerican(isePairs),
]);
