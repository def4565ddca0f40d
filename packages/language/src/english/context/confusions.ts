/**
 * Words confused because they sound or look alike (categories "spelling: real word" and "word form" of the Cambridge
 * Learner Corpus, D. Nicholls, 2003). Context decides which is meant.
 */
const sets = `
then than, their there they're, your you're, its it's, to too, lose loose, affect effect, affects effects,
accept except, advice advise, weather whether, quiet quite quit, were where we're, of off, past passed, whose who's,
principle principal, here hear, buy by, no know, knew new, brake break, whole hole, desert dessert, piece peace,
hour our, write right, wear where, cloths clothes, breath breathe, bath bathe, believe belief, beliefs believes,
live life, lives lifes, choose chose, felt fell, thought though through, tough though, since science, form from,
than that, they the, thing think, things thinks, want won't, weak week, sea see, meat meet, meats meets, wait weight, waste waist,
steal steel, sale sail, sell sale, sells sales, plane plain, peek peak, role roll, scene seen, sight site cite, story storey, tail tale,
threw through, wood would, bored board, brought bought, personal personnel, stationary stationery,
license licence, device devise, proof prove, safe save, save safe, rise raise, rises raises, rose raised,
lay lie, sit seat, leave live, leaves lives, leaving living, this these, this those, that those, these this, those that,
much many, fewer less, few little, me my, him his, he his, she her, they them, them their, he him,
us our, i my, who which, who whom, what that, when then, some same, with which, were was, sometime sometimes, maybe may,
everyday every, for four, won one, fir for, on one, at that, is his, as has, if of, or are, bare bear, allowed aloud,
alone along,s, later latter, moral morale, lead led, lightning lightening, extent extend, content contain,
complement compliment, human humane, sensible sensitive,
interested interesting, bored boring, excited exciting, surprised surprising, tired tiring, confused confusing,
difference different, differences different, important importance, success succeed, successful succeed, success successful, health healthy, healthy health, wealth wealthy,
danger dangerous, difficult difficulty, difficulties difficult, independence independent, independent independence, confident confidence, convenient convenience, patient patience,
 happy happiness, strength strong, beauty beautiful, education educated, economy economic, politic political, politics political, environment environmental, tradition traditional, culture cultural, nation national, nature natural, science scientific,
good well, bad badly, easy easily, quick quickly, real really, slow slowly, hard hardly, serious seriously, clear clearly, careful carefully, especially special, main mainly, total totally, final finally, recent recently, usual usually, probable probably, complete completely, different differently, easier easily,
most almost, most mostly, worse worst, worth worthy, died dead, dead death, death dead, died death, dead died, grow growth, choose choice, choice choose, chose choice, decide decision, analyze analysis, advertise advertisement, improve improvement, develop development, product produce, products produces, communicate communication, compete competition, behave behavior, pollute pollution, opinion opinions, say tell, said told, make do, made did, do make, teach learn, lend borrow, borrow lend, bring take, remember remind, look see, fun funny, lately late, other another, others other, another other, others another, each every, since for, for since, ago before, before ago, in into,
`;

const confused = new Map<string, Set<string>>();
for (const set of sets.trim().split(/,\s+/)) {
  const words = set.split(' ');
  for (const word of words) {
    const others = confused.get(word) ?? new Set<string>();
    for (const other of words) if (other !== word) others.add(other);
    confused.set(word, others);
  }
}

/** The words that a word may have been written for. */
export const confusedWith = (word: string): readonly string[] => [...(confused.get(word) ?? [])];
