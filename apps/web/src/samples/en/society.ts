import type { SampleEssay } from '@octavo/machines/samples';

export const society: readonly SampleEssay[] = [
  {
    id: 'a-thumb',
    category: 'Society & Culture',
    subCategory: 'Social Media Impact',
    type: 'persuasive',
    title: 'Hide the counter',
    paragraphs: [
      'The “like” button came to Facebook in 2009 and soon stood nearly everywhere. It seemed a kindness: one press, and somebody knows that they were seen. But the button does two things, and only one of them is kind. It sends a greeting to a person. It also adds one to a number that everybody can read.',
      'The number changes what is written. A joke that failed in public is deleted; an opinion that did well is repeated a little louder. People who post learn, press by press, what a crowd rewards, and nobody has to order them to obey. We would find it strange if every remark at dinner were followed by a show of hands.',
      'The remedy does not need a law or a new network. Keep the greeting and hide the count: let the author know who was pleased, and let the others read without being told what to think of it. Those who write for a living may keep their statistics. The rest of us would get back something that used to be ordinary, namely talk that is over when it is over.',
    ],
  },
  {
    id: 'a-copy-of-warsaw',
    category: 'Society & Culture',
    subCategory: 'Cultural Heritage',
    type: 'argumentative',
    title: 'In praise of a copy',
    paragraphs: [
      'The Old Town of Warsaw looks as if it had grown for seven centuries. Most of it is younger than the people who show it to their grandchildren. The German army destroyed it, street by street, after the rising of 1944; by the early 1950s much of it stood again.',
      'The builders used surveys that students of architecture had hidden, photographs, and the views that Bernardo Bellotto had painted in the eighteenth century with an eye for every cornice. They gathered old stones from the rubble and set them into new walls. They also cheated a little, and left out courtyards that had been dark and crowded.',
      'Purists have called the result a stage set. UNESCO, which is strict about originals, put it on its list in 1980, as an outstanding example of a nearly total reconstruction. I think it was right. The Old Town does not pretend that nothing happened; it is the answer to what happened. Some monuments keep the hands that first made them. This one keeps the decision to make it again.',
    ],
  },
  {
    id: 'more-than-half',
    category: 'Society & Culture',
    subCategory: 'Urbanization Trends',
    type: 'classic',
    title: 'More than half of us',
    paragraphs: [
      'At some time around 2007, by the reckoning of the United Nations, the number of people in cities passed the number outside them. Nobody noticed the day, and the line itself is less sharp than it sounds, since every country draws the border of a town in its own way. The direction, however, is not in doubt.',
      'The picture in most minds is a giant city, but much of the growth takes place elsewhere: in towns of a few hundred thousand that few could find on a map. They have neither the fame that draws investors nor the offices that plan a sewer before the houses are there. What they have is time, for a street that is not yet built can still be built well.',
      'That makes the dull questions the important ones. Where will the bus run? Who owns the ground? How far is it to a tree? Large cities have to repair the answers that were given a century ago. The growing towns are giving theirs now, and those will last as long.',
    ],
  },
];
