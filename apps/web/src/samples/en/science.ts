import type { SampleEssay } from '@octavo/machines/samples';

export const science: readonly SampleEssay[] = [
  {
    id: 'postcards-from-the-edge',
    category: 'Science',
    subCategory: 'Space Exploration',
    type: 'persuasive',
    title: 'Keep listening to Voyager',
    paragraphs: [
      'The two Voyager probes left Earth in 1977 for a tour of the outer planets that was planned to last about five years. They are still travelling. Voyager 1 passed the edge of the Sun’s wind in 2012, Voyager 2 in 2018, and no other instrument of ours works so far from home.',
      'One could ask why anybody should still pay for them. Their computers are weaker than a car key, their power fades every year, and engineers have to switch off one instrument after another. The answer is simple: nothing else is there. A new probe of the same speed would need decades to reach the same place. What costs little to keep would be beyond price to replace.',
      'There is a second reason. Much of science consists of promises that outlive those who make them. People who were not born when the probes were launched now repair software written before they could read. A society that can look after a faint voice for half a century can learn to look after other slow things as well.',
    ],
  },
  {
    id: 'scissors-and-permission',
    category: 'Science',
    subCategory: 'Genetic Engineering',
    type: 'argumentative',
    title: 'Scissors need a hand that waits',
    paragraphs: [
      'In 2012 Emmanuelle Charpentier, Jennifer Doudna and their colleagues showed that a defence of bacteria could be turned into a tool that cuts DNA at a chosen place. Eight years later the two received the Nobel Prize in Chemistry, and in 2023 Britain became the first country to approve a treatment based on it, for two inherited diseases of the blood.',
      'That is fast, and some find it too slow. But a distinction has to be kept that enthusiasm likes to blur. A treatment changes cells of one person, who can consent and who bears the risk. A change in an embryo is passed on to people who were never asked. When a researcher announced in 2018 that he had edited embryos which became children, the outcry came from his own profession, and rightly so.',
      'The tool makes no difference between the two. The law must. Care is not the enemy of progress here: the first approved therapy could be trusted because it had been tested the slow way.',
    ],
  },
  {
    id: 'one-particle-at-a-time',
    category: 'Science',
    subCategory: 'Quantum Physics',
    type: 'classic',
    title: 'One particle at a time',
    paragraphs: [
      'Send light through two narrow slits and a pattern of bright and dark stripes appears behind them. Thomas Young described it at the beginning of the nineteenth century and took it as proof that light is a wave: where two crests meet it is bright, where crest and trough meet it is dark.',
      'Now let the source become so weak that only one particle is on its way at any moment. Each arrives as a single dot, at a single place. After a few dots there is nothing to see. After many thousands the stripes are back. No particle can have met another, and yet together they keep to the pattern of a wave. Electrons do the same, and so do whole molecules.',
      'If one finds out which slit each particle took, the stripes vanish. The experiment does not say that the world is made by looking at it, as is sometimes claimed. It says that “which way?” is a question that has no answer unless something in the world records one. Physics lost a picture there, and gained a rule that has never failed.',
    ],
  },
  {
    id: 'the-curve-on-the-mountain',
    category: 'Science',
    subCategory: 'Climate Science',
    type: 'classic',
    title: 'The curve on the mountain',
    paragraphs: [
      'In 1958 Charles David Keeling began to measure carbon dioxide on Mauna Loa, a volcano in Hawaii, far from cities and forests. His first values lay near 315 parts per million. He had expected a number; what he got was a movement.',
      'Within the first years the curve showed two things. It rose and fell once a year, because the forests of the northern half of the world take in carbon in summer and give it back in winter: the planet could be seen breathing. And each peak stood a little higher than the one before. In 2013 the measured air passed 400 parts for the first time, and it has not stopped.',
      'The measurements were never glamorous, and their funding was often in doubt. It is hard to defend an instrument that says tomorrow almost what it said today. But slow changes can only be seen by those who have kept the same record for a long time. The most important graph of the century is a monument to patience, and to a calibration that somebody repeated every day.',
    ],
  },
];
