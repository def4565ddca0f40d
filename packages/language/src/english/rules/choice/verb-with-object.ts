/**
 * Nouns with the verb that goes with them as an object, and the verbs that learners write: `right: nouns < wrong verbs`
 * (replaced verb and collocation in the Cambridge Learner Corpus; M. Benson and others, The BBI Dictionary).
 */
const table = `
do: harm homework housework favour favor exercise exercises gymnastics yoga judo karate shopping cleaning ironing dishes laundry cooking gardening business sport sports research course test degree crossword puzzle duty < make
do: homework housework laundry dishes < take
make: mistake mistakes error errors decision decisions progress effort efforts suggestion suggestions choice choices promise promises noise appointment complaint complaints money friends friend cake cakes sandwich sandwiches coffee tea soup omelette plan plans bed offer excuse excuses attempt attempts speech mess difference discovery impression list profit comment comments fortune apology arrangements reservation < do
make: mistake mistakes suggestion < have give
have: party picnic barbecue shower bath chat conversation discussion argument accident fun headache rest nap < make do
have: breakfast lunch dinner supper meal < do
have: breakfast lunch dinner supper fun < take
take: photo photos picture pictures photograph photographs selfie break exam exams test tests risk risks medicine pill pills tablet tablets bus train taxi step steps advantage care notes nap measures turns temperature < make do
take: medicine pill pills tablet tablets < eat drink
give: lecture speech presentation advice example permission lift answer hug < make do say
pay: attention visit compliment < make do
pay: attention < put give
tell: truth lie lies story stories joke jokes secret secrets < say talk speak
ask: question questions < make do say
play: football tennis basketball chess volleyball golf cards guitar piano violin rugby hockey badminton cricket drums < do make practise
ride: bicycle bike horse motorbike motorcycle camel < drive
miss: bus train plane flight ferry tram < lose
win: match game prize competition race tournament medal championship lottery election award trophy cup contest < gain earn
earn: living salary wage wages < win
spend: fortnight holidays holiday weekend weekends evening time money weeks days months years hours summer afternoon morning vacation night < pass expend
stand: heat noise pressure pain cold smell humidity < support
commit: crime crimes suicide murder offence < make do perform
reach: agreement conclusion compromise < arrive come
raise: money awareness funds hand hands < rise arise
keep: secret diary record < hold
set: alarm record example < put
follow: advice instructions rules < hear
gain: experience weight knowledge confidence access < win make
lose: weight temper patience interest balance < miss
rob: bank banks shop post-office jeweller jewellers < steal
play: role < do
steal: money wallet phone car bike bag purse bicycle watch jewels jewellery < rob
watch: television tv film match programme program documentary cartoon cartoons series video videos show shows game news episode < look
invent: telephone phonograph television radio computer printing-press engine wheel machine aeroplane airplane bulb camera dynamite microscope telescope bicycle car game gunpowder phone system device internet < discover
discover: penicillin america gravity planet island electricity treasure secret cure gold oil < invent
wear: uniform glasses jeans suit hat coat shoes gown dress skirt shirt tie jacket sweater boots trousers costume jewellery < dress
turn on: light lights television tv radio computer heating < open
turn off: light lights television tv radio computer heating < close
cast: vote < throw
draw: conclusion attention < pull
hold: meeting conference < make do
deliver: baby < bring
meet: deadline requirements needs < reach
express: opinion feelings < say tell
cause: problem problems damage accident accidents trouble pollution traffic disease diseases cancer stress accident accidents < make do
cross: street road < pass
`;

/** For each noun of the table, the right verb by the wrong one. */
const byNoun = new Map<string, Map<string, string>>();
for (const line of table.trim().split('\n')) {
  const [right = '', rest = ''] = line.split(': ');
  const [nouns = '', wrong = ''] = rest.split(' < ');
  for (const noun of nouns.split(' ')) {
    const verbs = byNoun.get(noun) ?? new Map<string, string>();
    for (const verb of wrong.split(' ')) if (!verbs.has(verb)) verbs.set(verb, right);
    byNoun.set(noun, verbs);
  }
}

/** The verb that is meant when a noun is the object of a wrong one. */
export const verbFor = (noun: string, wrong: string): string | undefined => byNoun.get(noun)?.get(wrong);
