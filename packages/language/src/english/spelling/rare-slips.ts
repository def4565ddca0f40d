/** Words that learners hardly know, and the common words they mean: they differ by a letter or in sound. */
const slips = `
adds ads, barley barely, bas bus, basses buses, bat but, beech beach, belies believes, bellow below, berry very, bitch beach, bot both,
bran brain, braking breaking, butt but, carrier career, carriers careers, cheep cheap, cheeper cheaper, clam calm, collage college, collages colleges,
conch coach, currant current, curse course, curtain certain, dairy diary,
decease disease, deceases diseases, defiantly definitely, deference difference, descent decent, dinning dining, dose does, fiend friend, fiends friends,
filed field, fist first, flue flu, fort fourth, forth fourth, gong going, grate great, grater greater, hart heart, hat that, hopping hoping, hose those,
hug huge, ides ideas, idle ideal, lager larger, lest least, lats last, loosing losing, looses loses, los lost, mach match, mach much, manger manager, mangers managers,
mange manage, mater matter, maters matters, mite might, modals models, mush much, niece nice, nigh night, parson person, parsons persons, pat part, 
pest past, planing planning, pleas please, polices policies, pore poor, prise price, prises prices, pubic public, quire quite,
resent recent, rote wrote, sad said, sauce source, sauces sources, sealing ceiling, sever severe, singed signed, solder soldier, solders soldiers,
spilt split, stared started, stated started, stating starting, strait straight, studding studying, sued used, suite suit, surly surely, tanks thanks, taught thought, tempt attempt,
tick thick, tong tongue, tow two, trough through, untied united, vale value, vary very, verity variety, vest best, waist waste, wan want,
wander wonder, ward word, wards words, wary worry, wile while, wit with, whit with, wet went, widow window, writ write, writhing writing, yeas years, yore your,
fund found, fined find, fond found, sheared shared, sing sign, sings signs, bay buy, bays buys,
mourning morning, 
envelop envelope, heroin heroine, lightening lightning, marital martial 
`;

const meantBy = new Map<string, string[]>();
for (const slip of slips.trim().split(/,\s+/)) {
  const [rare = '', common = ''] = slip.split(' ');
  meantBy.set(rare, [...(meantBy.get(rare) ?? []), common]);
}

/** The common words that a rare one may stand for. */
export const meantByRare = (word: string): readonly string[] => meantBy.get(word) ?? [];

/** Words that show that the rare word is meant. */
const company: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    braking: /driv|wheel|\bice\b|t[iy]re|train|speed|distance|corner|skid|\bcar\b|bike|cycl/i,
    braked: /driv|wheel|car/i,
    cheep: /chick|bird|nest|wren|sparrow/i,
    hart: /\b(?:hind|deer|stag|doe|forest|brook|hunt)/i,
    conch: /shell|sea|beach|snail/i,
    flue: /chimney|stove|pipe|boiler|smoke/i,
    solder: /iron|wire|metal|tin|pipe|circuit/i,
    sauce: /\b(?:cook|pan|stir|meat|fish|pasta|tomato|butter|serve|taste|pour|soy|dish|chil)/i,
    barley: /wheat|oat|grain|crop|farm|beer|soup|field/i,
    bran: /wheat|oat|cereal|bread/i,
    bass: /guitar|fish|drum|sing/i,
    basses: /guitar|fish|drum|sing|choir/i,
    lager: /beer|drink|pub|pint/i,
    clam: /sea|fish|chowder|shell/i,
    manger: /straw|stable|christ|hay|cow|dog/i,
    fiend: /devil|demon|evil/i,
    tow: /car|boat|truck|rope|ship/i,
    gong: /\b(?:bell|rang|struck|sound|beat)/i,
    beech: /tree|wood|oak|leaves|forest/i,
    mite: /dust|insect|bug|skin|spider/i,
    widow: /husband|soldier|died|funeral/i,
    ward: /hospital|nurse|patient|council|court/i,
    wards: /hospital|nurse|patient|council|court/i,
  }),
);
/** "The driver was braking", "the chicks cheep": the paragraph shows that the rare word is meant. */
export const isAtHome = (word: string, paragraph: string): boolean =>
  company.get(word)?.test(paragraph) === true;
