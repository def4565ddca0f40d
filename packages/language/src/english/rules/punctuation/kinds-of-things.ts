/** Nouns and names of one kind, as found in lists; none forms a compound with its neighbour. */
const kinds = [
  `bread milk eggs cheese`,
  `flour eggs sugar butter`,
  `apples bananas oranges pears grapes strawberries cherries plums peaches lemons melons potatoes tomatoes onions carrots
  cucumbers mushrooms`,
  `english french german spanish italian portuguese russian dutch swedish chinese japanese arabic turkish greek korean
  danish norwegian finnish hungarian czech`,
  `maths math mathematics biology chemistry physics geography`,
  `france spain italy germany portugal austria switzerland greece poland belgium denmark sweden norway finland ireland
  canada brazil mexico argentina japan china india egypt morocco turkey russia hungary romania croatia`,
  `london paris rome berlin madrid lisbon vienna prague budapest barcelona munich milan venice florence athens dublin
  brussels amsterdam copenhagen stockholm oslo helsinki warsaw moscow tokyo`,
  `monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays
  sundays`,
  `january february april june july august september october november december`,
  `football tennis basketball volleyball hockey cricket golf swimming cycling running skiing dancing singing
  reading painting cooking gardening hiking fishing climbing sailing drawing`,
  `dogs cats horses cows pigs goats ducks hens rabbits birds lions tigers elephants monkeys giraffes zebras bears
  wolves snakes parrots hamsters`,
  `pens pencils books notebooks rulers scissors rubbers erasers crayons folders`,
  `trousers shirts socks shoes boots hats gloves jackets coats dresses skirts sweaters jumpers scarves shorts`,
  `guitar piano violin drums flute cello trumpet saxophone`,
  `cars buses trains planes bicycles bikes trams taxis lorries motorbikes ships`,
].map((kind) => new Set(kind.split(/\s+/)));

/** Whether two different words are of one kind. */
export const areOfOneKind = (one: string, other: string): boolean =>
  one !== other && kinds.some((kind) => kind.has(one) && kind.has(other));
