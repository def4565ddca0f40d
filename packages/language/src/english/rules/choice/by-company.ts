import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';

const named = {
  rule: 'ConfusedWord',
  reason: 'Malapropism',
  summary: 'This word is easily taken for another; the other goes with the words around.',
} as const;

/**
 * Words mistaken for each other, and the neighbouring words that show the other is meant: `written > meant: neighbours`
 * (false friends: M. Swan and B. Smith, Learner English; real-word spelling: Cambridge Learner Corpus).
 */
const table = `
receipt > recipe: ingredients bake baked delicious sauce grandmother's
recipe > prescription: antibiotics pharmacy tablets
prescription > recipe: cake ingredients flour soup bake
sensible > sensitive: cries cry cried feelings hurt hurts skin criticism emotional tears upset pollen allergy sunlight
economic > economical: engine mileage bulb
economical > economic: crisis growth unemployment minister recession government policy country inflation
dessert > desert: sand camel camels sahara cactus crossed crossing dunes
desert > dessert: chocolate cream cake menu ordered strawberry delicious spoon
principle > principal: school headteacher pupils office college
quite > quiet: noise please library sleeping silent whisper shh keep
weather > whether: decide unsure
whether > weather: sunny rain rainy cold forecast umbrella snow storm warm hot
peace > piece: cake paper advice bread furniture music pizza chocolate cheese
piece > peace: war treaty world quiet soldiers rest nations
plain > plane: airport flight fly flew pilot landed ticket
meet > meat: eat butcher beef vegetables cook vegetarian chicken beef roast
whole > hole: dug dig sock roof wall ground fell jumper trousers
sale > sail: boat sea wind ship
weak > week: days monday next last every twice once
week > weak: strong felt illness muscles ill
steal > steel: iron factory made bridge metal
tail > tale: told story fairy grandfather
tale > tail: dog cat wagged horse
flour > flower: garden rose vase bouquet grow
flower > flour: bread bake eggs sugar
stuff > staff: friendly helpful polite rude reception waiters trained employ manager headteacher
prize > price: petrol oil fuel rising increasing rose fell expensive cheaper reduced supermarket inflation
price > prize: won winner winning competition lottery nobel
effort > afford: buy rent pay can't cannot expensive
hart > heart: learn learnt learned attack surgeon disease broken
board > bored: tired boring lessons
chip > cheap: expensive clean
theme > them: share
flour > floor: carpet swept upstairs lift
stationary > stationery: pens paper office shop envelopes pencils need buy bought order
personal > personnel: department
moral > morale: low troops soldiers boost
loose > lose: weight match game keys way job temper
brake > break: window promise glass record heart holiday lunch
break > brake: car bicycle driver pedal bike pressed slam
bare > bear: zoo forest polar pain
bear > bare: feet foot hands
sole > soul: body heart god
role > roll: bread butter
roll > role: play played film leading actor mother
heal > heel: shoe shoes boot
heel > heal: wound wounds
medal > metal: steel iron
metal > medal: gold olympic won silver bronze race
vain > vein: blood
waist > waste: time rubbish money paper plastic
waste > waist: belt dress trousers thin jeans
pole > pool: swim swimming
ship > sheep: farmer wool field grass shepherd
sheep > ship: captain sailed port sea ocean
concurrence > competition: companies prices market shops
camping > campsite: stayed
travel > journey: took hours train long bus tiring
notice > news: newspaper
history > story: told bedtime read funny short children
`;

interface Confusion {
  readonly meant: string;
  readonly company: ReadonlySet<string>;
}

const confusions = new Map<string, Confusion[]>();
for (const line of table.trim().split('\n')) {
  const [pair = '', company = ''] = line.split(':');
  const [written = '', meant = ''] = pair.split(' > ');
  if (company.trim() === '') continue;
  const list = confusions.get(written) ?? [];
  list.push({ meant: meant.trim(), company: new Set(company.trim().split(/\s+/)) });
  confusions.set(written, list);
}
/** Pairs whose written word is so common that the neighbouring words must make the other one likelier too. */
const common = new Set(
  'quite week break bear history travel notice whole sale ship piece meet plain tail role roll history waste pole career week prize price effort board chip theme chef stuff'.split(
    ' ',
  ),
);

/** "The doctor gave me a receipt for some antibiotics": the neighbouring words show which is meant. */
export function byCompany(sentence: Sentence): Edit[] {
  const { words } = sentence;
  return words.flatMap((word, at): Edit[] => {
    const list = confusions.get(word.lower);
    if (!list) return [];
    const found = list.find(({ company }) =>
      words.some(({ lower }, place) => place !== at && company.has(lower)),
    );
    if (!found) return [];
    const gain = sentence.gain(at, 1, [found.meant]);
    const least = common.has(word.lower) ? 1 : -0.7;
    return gain >= least ? [{ ...named, at, remove: 1, put: [found.meant] }] : [];
  });
}
