/** A student's essay with mistakes, each as written and corrected. */
export const flawedEssay = `Should Cities Be Built For Cars?

Their are many reasons why people move to the city, but most of them expect the same thing: a place were life is easier. Alot of newcomers quickly discover that the streets was never made for walking. The goverment builds roads because it beleives that traffic must flow, and each new road brings more cars then the last one.

I could of ignored the problem, but I live beside a junction. Every morning the air is so thick that I have to close the the window. Its not only a question of comfort. Doctors definately agree that fine dust harms the lungs, and the effects has been measured in many studies 😀. A child who grows up near a busy road has an higher risk of asthma.

Despite of this evidence, little has changed. The council discussed about a car-free centre for ten years, and the shops was always against it. They say that customers will stay away, but in a town that tried it the shops recieved more visitors. People who walk look at the windows; people who drive looks at the traffic lights.

For all intensive purposes the car has won. i am not against cars as such. An electric bus is more quieter than a car and carries fifty times as many people. The town should loose its fear and give the street it's original purpose back. In the begining it may be difficult, however we must not wait untill the last tree is gone.

Some experts are interested on a toll. Others believe that he who pays will drive anyway. I have went to three public meetings and heard no convincing answer. Should of asked louder, perhaps. What we need is courage, and a seperate lane for bicycles.`;

/** Each mistake once, with its correction. */
export const mistakes: readonly (readonly [wrong: string, right: string])[] = [
  ['Their are', 'There are'],
  ['place were life', 'place where life'],
  ['Alot of', 'A lot of'],
  ['streets was', 'streets were'],
  ['goverment', 'government'],
  ['beleives', 'believes'],
  ['more cars then', 'more cars than'],
  ['could of ignored', 'could have ignored'],
  ['the the window', 'the window'],
  ['Its not only', "It's not only"],
  ['definately', 'definitely'],
  ['effects has', 'effects have'],
  ['an higher', 'a higher'],
  ['Despite of this', 'Despite this'],
  ['discussed about', 'discussed'],
  ['shops was', 'shops were'],
  ['recieved', 'received'],
  ['drive looks at', 'drive look at'],
  ['all intensive purposes', 'all intents and purposes'],
  ['i am not', 'I am not'],
  ['more quieter', 'quieter'],
  ['loose its fear', 'lose its fear'],
  ["it's original", 'its original'],
  ['begining', 'beginning'],
  ['untill', 'until'],
  ['interested on', 'interested in'],
  ['have went', 'have gone'],
  ['Should of asked', 'Should have asked'],
  ['seperate', 'separate'],
];
