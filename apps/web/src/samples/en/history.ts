import type { SampleEssay } from '@octavo/machines/samples';

export const history: readonly SampleEssay[] = [
  {
    id: 'dome-without-steel',
    category: 'History',
    subCategory: 'Ancient Civilizations',
    type: 'classic',
    title: 'The dome without steel',
    paragraphs: [
      'Whoever stands in the Pantheon in Rome stands under some forty-three metres of concrete that have held for nineteen centuries without a single bar of steel. No larger dome of plain concrete has been built since.',
      'The secret is not one discovery but three habits. The Romans mixed lime with volcanic ash, which sets even under water and goes on hardening for years. They changed the recipe as they climbed: heavy stone at the foot, brick in the middle, light pumice at the top. And they took away whatever was not needed. The coffers that look like ornament save weight, and the round opening above them removes the very part that would be hardest to hold.',
      'Modern concrete is stronger on the day it is tested, but it relies on steel, and steel rusts. The Roman builders could not calculate stress. They could, however, wait, watch what cracked, and build the next vault differently. Their dome is less a stroke of genius than a long memory in stone.',
    ],
  },
  {
    id: 'art-of-not-fighting',
    category: 'History',
    subCategory: 'Military Strategies',
    type: 'argumentative',
    title: 'Fabius and the art of not fighting',
    paragraphs: [
      'In 217 BC Hannibal had crossed the Alps, destroyed a Roman army at Lake Trasimene and seemed unbeatable in the field. Rome made Quintus Fabius Maximus dictator, and Fabius did something that his city found hard to forgive: nothing.',
      'He followed the Carthaginians along the hills, cut off men who looked for food, and refused every battle. Romans called him Cunctator, the Delayer, and they did not mean it kindly. Yet his reasoning was sound. Hannibal was far from home and lived on victories; each month without one cost him allies and supplies that he could not replace. Rome, at home, could replace almost anything except time to recover.',
      'The proof came when the city lost patience. In 216 two consuls gave Hannibal the great battle that he wanted, at Cannae, and lost most of an army in an afternoon. Afterwards Rome went back to delay, and the nickname became a title of honour. A strategy should be judged by what the enemy needs, not by what the public enjoys.',
    ],
  },
  {
    id: 'loud-little-books',
    category: 'History',
    subCategory: 'Cultural Revolutions',
    type: 'classic',
    title: 'Loud little books',
    paragraphs: [
      'The first great work of Gutenberg’s press was a Bible that few could afford. The works that changed Europe were smaller. A pamphlet of eight or sixteen pages could be set, printed and sold within days, and it could be read aloud in a tavern to people who could not read at all.',
      'Martin Luther understood this sooner than his opponents. His theses of 1517 were written in Latin, for scholars; what spread were short texts in German, often with a woodcut on the cover that told half the story at a glance. Printers did not need to share his faith. They needed something that sold, and quarrels sold well.',
      'It would be too simple to say that the press caused the Reformation. There had been reformers before, and most of them had been silenced. The difference was that a printed argument could no longer be burnt together with its author: by the time it was forbidden, copies lay in a dozen towns. Technology did not decide what people thought. It decided how quickly a thought could get out of reach.',
    ],
  },
  {
    id: 'notes-longer-than-the-text',
    category: 'History',
    subCategory: 'Historical Biographies',
    type: 'critique',
    title: 'Notes longer than the text',
    paragraphs: [
      'In 1843 Ada Lovelace published a translation. The article, by the Italian engineer Luigi Menabrea, described the Analytical Engine that Charles Babbage had designed and would never build. Her notes to it were longer than the article itself, and they are the reason why it is still read.',
      'Two things in them are remarkable. One is the last note, Note G, which sets out step by step how the engine would calculate the Bernoulli numbers; it is often called the first published program. The other is an idea. Babbage thought of numbers. Lovelace saw that a machine which follows rules could work on anything that rules describe, and she named music as an example.',
      'Her fame has its own dangers. Some praise her as the lone inventor of computing, others give everything to Babbage, and both make the story poorer. The notes are the record of a collaboration between somebody who had designed a machine and somebody who asked what it meant. The second question has turned out to be the longer one.',
    ],
  },
];
