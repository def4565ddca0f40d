/** Adjective and noun: "different difference". */
const adjectiveNoun = `
able ability, absent absence, active activity, angry anger, anxious anxiety, available availability, aware awareness,
beautiful beauty, brave bravery, brief brevity, calm calmness, certain certainty, confident confidence, convenient
convenience, creative creativity, cruel cruelty, curious curiosity, dangerous danger, deep depth, different difference,
difficult difficulty, diverse diversity, eager eagerness, easy ease, efficient efficiency, evident evidence, famous fame,
fluent fluency, free freedom, generous generosity, happy happiness, healthy health, high height, honest honesty, hungry hunger, ill illness,
important importance, independent independence, innocent innocence, intelligent intelligence, jealous jealousy, kind
kindness, lazy laziness, lonely loneliness, long length, loyal loyalty, necessary necessity, nervous nervousness,
noisy noise, risky risk, salty salt, sunny sun, windy wind, cloudy cloud, messy mess, tasty taste, painful pain, patient patience, polite politeness, poor poverty, popular popularity, possible
possibility, probable probability, proud pride, real reality, responsible responsibility, sad sadness, safe safety,
secure security, sick sickness, silent silence, similar similarity, simple simplicity, stable stability,
strong strength, stupid stupidity, successful success, thirsty thirst, tired tiredness, true truth, ugly ugliness, useful usefulness, valuable value,
violent violence, warm warmth, weak weakness, wealthy wealth, wide width, wise wisdom, young youth, angry anger, stressful stress, lucky luck, bored boredom, excited excitement, disappointed disappointment, mad madness, dark darkness, fit fitness, selfish selfishness, ambitious ambition, mysterious mystery, accurate accuracy
`;

/** Verb and noun: "decide decision". */
const verbNoun = `
accept acceptance, achieve achievement, admire admiration, advertise advertisement, agree agreement, allow permission,
announce announcement, apologise apology, apologize apology, apply application, appear appearance, appreciate
appreciation, arrive arrival, assist assistance, attend attendance, behave behaviour, believe belief, breathe breath, choose choice, collect
collection, communicate communication, compare comparison, compete competition, complain complaint, conclude
conclusion, connect connection, consider consideration, contribute contribution, create creation, criticise criticism,
decide decision, describe description, destroy destruction, develop development, disappear disappearance, discover discovery,
discuss discussion, educate education, emphasise emphasis, encourage encouragement, enjoy enjoyment, enter entrance, entertain entertainment,
equip equipment, examine examination, exist existence, expect expectation, explain explanation, explode explosion,
explore exploration, express expression, fail failure, grow growth, hesitate hesitation, identify identification, imagine imagination, improve improvement,
inform information, inspire inspiration, introduce introduction, invent invention, invite invitation, involve involvement, know
knowledge, lose loss, maintain maintenance, marry marriage, move movement, obey obedience, observe observation, obtain possession, operate operation, organise organisation,
participate participation, perform performance, permit permission, persuade persuasion, please pleasure, pollute pollution, possess possession, predict
prediction, prefer preference, prepare preparation, prevent prevention, produce production, pronounce pronunciation,
propose proposal, protect protection, prove proof, publish publication, punish punishment, react reaction, receive
receipt, recognise recognition, recommend recommendation, reduce reduction, refuse refusal, relax relaxation, remove removal, repeat
repetition, require requirement, respond response, revise revision, satisfy satisfaction, select selection, sell sale, separate separation, serve
service, solve solution, speak speech, succeed success, suggest suggestion, survive survival, tempt temptation, think thought, translate
translation, treat treatment, understand understanding, vary variety, warn warning, weigh weight, admit admission, advise advice, analyse analysis, celebrate celebration, confuse confusion, employ employment, govern government, invest investment, replace replacement, retire retirement, intend intention, attract attraction, depend dependence, differ difference,
divide division, extend extension, injure injury, inspect inspection, instruct instruction, interrupt interruption, invade invasion,
pay payment, reject rejection, resist resistance, transform transformation, donate donation, complete completion, define definition,
demonstrate demonstration, distribute distribution, evaluate evaluation, infect infection, investigate investigation,
manage management, motivate motivation, recover recovery, register registration, represent representation, argue argument,
arrange arrangement, assess assessment, disappoint disappointment, embarrass embarrassment, confirm confirmation,
construct construction, declare declaration, invite invitation, qualify qualification, hate hatred, immigrate immigration,
legalise legalisation, graduate graduation, isolate isolation, reserve reservation, modify modification, impress impression
`;

/** Adjectives that also stand for persons: "the poor". */
const persons =
  /^(?:poor|young|old|sick|ill|rich|wealthy|dead|blind|deaf|wise|brave|weak|strong|free|innocent|proud|hungry|long|high|wide|deep|possible|beautiful|necessary|kind|certain|patient|equal|real|true|similar|mad|fit|dark|sad|tired)$/;

const pairs = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list
      .trim()
      .split(/,\s+/)
      .map((entry) => entry.split(/\s+/))
      .map(([one = '', other = '']): [string, string] => [one, other]),
  );
const reversed = (map: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...map].map(([one, other]): [string, string] => [other, one]).toReversed());

const ofAdjectives = pairs(adjectiveNoun);
const ofVerbs = pairs(verbNoun);
const ofAbstract = reversed(ofAdjectives);
const ofActions = reversed(ofVerbs);

export const nounOfAdjective = (adjective: string): string | undefined => ofAdjectives.get(adjective);
export const nounOfVerb = (verb: string): string | undefined => ofVerbs.get(verb);
export const adjectiveOfNoun = (noun: string): string | undefined => ofAbstract.get(noun);
export const verbOfNoun = (noun: string): string | undefined => ofActions.get(noun);

/** Whether an adjective may follow "the" without a noun. */
export const standsForNoun = (adjective: string): boolean => persons.test(adjective);
