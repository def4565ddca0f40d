/** Irregular verbs: base, past, participle (R. Quirk and others, A Comprehensive Grammar of the English Language, 3.11–20). */
const irregular = `
be was been, beat beat beaten, become became become, begin began begun, bend bent bent, bet bet bet, bind bound bound, bite bit bitten,
bleed bled bled, blow blew blown, break broke broken, breed bred bred, bring brought brought, build built built,
burst burst burst, buy bought bought, catch caught caught, choose chose chosen, cling clung clung, come came come,
cost cost cost, creep crept crept, cut cut cut, deal dealt dealt, dig dug dug, do did done, draw drew drawn,
drink drank drunk, drive drove driven, eat ate eaten, fall fell fallen, feed fed fed, feel felt felt,
fight fought fought, find found found, flee fled fled, fling flung flung, fly flew flown, forbid forbade forbidden,
forecast forecast forecast, forget forgot forgotten, forgive forgave forgiven, freeze froze frozen, get got got,
give gave given, go went gone, grind ground ground, grow grew grown, hang hung hung, have had had, hear heard heard,
hide hid hidden, hit hit hit, hold held held, hurt hurt hurt, keep kept kept, kneel knelt knelt, know knew known,
lay laid laid, lead led led, leave left left, lend lent lent, let let let, light lit lit, lose lost lost,
make made made, mean meant meant, meet met met, mistake mistook mistaken, overcome overcame overcome, pay paid paid,
prove proved proved, put put put, quit quit quit, read read read, rebuild rebuilt rebuilt, ride rode ridden,
ring rang rung, rise rose risen, run ran run, say said said, see saw seen, seek sought sought, sell sold sold,
send sent sent, set set set, shake shook shaken, shine shone shone, shoot shot shot, show showed shown,
shrink shrank shrunk, shut shut shut, sing sang sung, sink sank sunk, sit sat sat, sleep slept slept,
slide slid slid, speak spoke spoken, spend spent spent, spin spun spun, split split split, spread spread spread,
spring sprang sprung, stand stood stood, steal stole stolen, stick stuck stuck, sting stung stung,
stride strode stridden, strike struck struck, strive strove striven, swear swore sworn, sweep swept swept,
swell swelled swollen, swim swam swum, swing swung swung, take took taken, teach taught taught, tear tore torn,
tell told told, think thought thought, throw threw thrown, undergo underwent undergone,
understand understood understood, undertake undertook undertaken, upset upset upset, wake woke woken,
wear wore worn, weave wove woven, weep wept wept, win won won, wind wound wound, withdraw withdrew withdrawn,
write wrote written
`;

/** Verbs of two or more syllables that double their last letter. */
const doubling =
  /(?:^|un)[^aeiou]*[aeiou][bdgklmnprtv]$|(?:refer|prefer|occur|admit|permit|commit|submit|begin|forget|regret|control|compel|expel|propel|equip|transfer|infer|confer|deter|omit|rebel|excel|patrol)$/;

export type VerbForms = {
  readonly base: string;
  readonly s: string;
  readonly past: string;
  readonly participle: string;
  readonly ing: string;
};

const verbs = new Map<string, VerbForms>(
  irregular
    .trim()
    .split(/,\s+/)
    .map((entry) => entry.split(' '))
    .map(([base = '', past = '', participle = '']) => [
      base,
      {
        base,
        s: thirdPerson(base),
        past,
        participle,
        ing: base === 'be' ? 'being' : gerund(base),
      },
    ]),
);

/** The base of each irregular form; a form that is both past and participle is listed once. */
const bases = new Map<string, string>(
  [...verbs.values()].flatMap(({ base, s, past, participle, ing }) =>
    [participle, past, s, ing, base].map((form): [string, string] => [form, base]),
  ),
);

/** The forms of a verb, by its base. */
export const verbForms = (base: string): VerbForms =>
  verbs.get(base) ?? {
    base,
    s: thirdPerson(base),
    past: regularPast(base),
    participle: regularPast(base),
    ing: gerund(base),
  };

/** The base of an irregular verb form, or undefined. */
export const irregularBase = (form: string): string | undefined => bases.get(form);

export const isIrregular = (base: string): boolean => verbs.has(base);

function thirdPerson(base: string): string {
  if (base === 'have') return 'has';
  if (base === 'be') return 'is';
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

function gerund(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return `${doubled(base)}ing`;
}

function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${doubled(base)}ed`;
}

function doubled(base: string): string {
  return doubling.test(base) ? base + base.slice(-1) : base;
}
