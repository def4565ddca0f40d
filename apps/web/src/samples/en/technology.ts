import type { SampleEssay } from '@octavo/machines/samples';

export const technology: readonly SampleEssay[] = [
  {
    id: 'a-game-not-a-test',
    category: 'Technology',
    subCategory: 'Artificial Intelligence',
    type: 'critique',
    title: 'A game, not a test',
    paragraphs: [
      'Alan Turing opened his paper of 1950 with the question “Can machines think?” and replaced it at once, because he thought it too vague to discuss. In its place he put a game: a judge exchanges written messages with a person and a machine and has to say which is which.',
      'The paper is often read as the recipe for an examination. Read slowly, it is something better. Most of its pages answer objections, from theology to the claim that a machine can do only what we know how to order it to do. Turing’s replies are patient and often funny, and the last part, on machines that learn as children do, looks further ahead than the game itself.',
      'Its weakness lies where its fame does. A game of imitation rewards whoever deceives best, and a judge who wants to be amused is easily deceived. Now that programs write fluently, we know how little fluency proves. What remains of the paper is its manner: take the fear seriously, find the question in it that can be examined, and then examine that.',
    ],
  },
  {
    id: 'the-worm-of-1988',
    category: 'Technology',
    subCategory: 'Cybersecurity',
    type: 'argumentative',
    title: 'What the worm of 1988 still teaches',
    paragraphs: [
      'On 2 November 1988 a program written by a student began to copy itself from computer to computer. By a mistake in its own design it returned to machines that it had already visited, until thousands of them, a good part of the internet of that time, could do nothing else.',
      'It used no magic. It knew a flaw in a mail program, a flaw in another service, and a short list of words that people like to choose as passwords. Each of these was known, or could have been. What made them dangerous together was that so many machines were alike and trusted each other without asking.',
      'More than three decades later the list reads like a report from last week: known holes that nobody closed, guessable passwords, trust by default. Security is usually sold as a race against brilliant enemies. Most of the time it is housekeeping. The dull measures, namely updates, different passwords, and doors that stay shut unless somebody needs them, would have stopped the first famous worm. They would stop most of its descendants.',
    ],
  },
  {
    id: 'ninety-minutes',
    category: 'Technology',
    subCategory: 'Human-Computer Interaction',
    type: 'classic',
    title: 'Ninety minutes in San Francisco',
    paragraphs: [
      'On 9 December 1968 Douglas Engelbart sat on a stage in San Francisco with a keyboard, a screen and a wooden box on wheels. During the next ninety minutes he moved a pointer with the box, cut and pasted words, followed links from one text to another, and worked on a document together with a colleague some fifty kilometres away, whose face appeared on the same screen.',
      'The audience had come to a conference at which computers were mostly fed with punched cards. What they saw contained nearly everything that offices would buy twenty years later. The box became known as the mouse.',
      'Engelbart himself was not satisfied with this success. He had not wanted to make computers easy; he had wanted people to become better at solving hard problems together, and he was ready to let them train for it, as one trains for an instrument. The industry took his tools and left the training. When a program today asks nothing of us, we should wonder what it has decided that we need not learn.',
    ],
  },
];
