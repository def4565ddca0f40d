import { expect, test } from 'vitest';
import { mendedByWords } from './testing/mended-by-words.ts';

test.each([
  ['He stays for two-three weeks.', 'He stays for two to three weeks.'],
  ['The lost of time is bad.', 'The loss of time is bad.'],
  ['We now that it is late.', 'We know that it is late.'],
  ['He did not new the way.', 'He did not know the way.'],
  ['It changes are life.', 'It changes our life.'],
  ['They know to much about us.', 'They know too much about us.'],
  ['Comparing with the old bridge, it is wide.', 'Compared with the old bridge, it is wide.'],
  ['The knew bike is fast.', 'The new bike is fast.'],
  ['Doctors advice us to rest.', 'Doctors advise us to rest.'],
  ['It is part of our daily live.', 'It is part of our daily life.'],
  ['The game takes time and patients.', 'The game takes time and patience.'],
  ['Board knowledge helps in a job.', 'Broad knowledge helps in a job.'],
  ['There are may things to see.', 'There are many things to see.'],
  ['The noise caused y the trains is loud.', 'The noise caused by the trains is loud.'],
  ['I m sure he don t like it.', "I'm sure he don't like it."],
  ['They re late and it s dark.', "They're late and it's dark."],
  ['The costumers were waiting at the till.', 'The customers were waiting at the till.'],
  ['She fell lonely after the move.', 'She felt lonely after the move.'],
  ['He learnt the poem by hart.', 'He learnt the poem by heart.'],
  ["We can't effort a new car.", "We can't afford a new car."],
  ['The pupils get board easily.', 'The pupils get bored easily.'],
  ['The prize of petrol rose.', 'The price of petrol rose.'],
  ['They share everything with theme.', 'They share everything with them.'],
  ['The hotel stuff were very helpful.', 'The hotel staff were very helpful.'],
  ['You spend to much time on it.', 'You spend too much time on it.'],
  ['I think their coming by train.', "I think they're coming by train."],
  ['They lived there for fifteenth years.', 'They lived there for fifteen years.'],
  ['Everyone in the team accept him won.', 'Everyone in the team except him won.'],
  ['Workers loose a lot of time in queues.', 'Workers lose a lot of time in queues.'],
  ['You can not park here.', 'You cannot park here.'],
  ['He asked me for advise about the course.', 'He asked me for advice about the course.'],
])('the word that is meant: %s', (wrong, right) => {
  expect(mendedByWords(wrong)).toBe(right);
});

test.each([
  ['He fought in Second World War.', 'He fought in the Second World War.'],
  [
    'She nursed in First World War and never spoke of it.',
    'She nursed in the First World War and never spoke of it.',
  ],
  ['Please shut a door behind you.', 'Please shut the door behind you.'],
  [
    'He was rude to a costumer who wanted her money back.',
    'He was rude to a customer who wanted her money back.',
  ],
  ['I hope their planning a party.', "I hope they're planning a party."],
  ['Most peoples in my town fish.', 'Most people in my town fish.'],
  ['It costs ten euros the hour.', 'It costs ten euros an hour.'],
  ['We meet three times the week.', 'We meet three times a week.'],
  ['Please turn down a heating.', 'Please turn down the heating.'],
  ['I forgot name of the street.', 'I forgot the name of the street.'],
  ['They use internet every day.', 'They use the internet every day.'],
  ['The unemployment is a serious problem.', 'Unemployment is a serious problem.'],
  ['Shall we go to cinema tonight?', 'Shall we go to the cinema tonight?'],
])('articles as English has them: %s', (wrong, right) => {
  expect(mendedByWords(wrong)).toBe(right);
});

test.each([
  'She fell asleep, he fell ill, and the snow fell very fast.',
  'The costume was made for the film, and the theatre costumer was late.',
  'It took a great effort to move it.',
  'The board met in May, and they got on board.',
  'He won the prize of a lifetime, a theme for them.',
  'The stuff was heavy, and the stuff in the box is useful.',
  'They spend to survive, and their planning was good.',
  'He was there for the third year and came in on the fifteenth day.',
  'Everyone accepts that the knot was loose.',
  'You can not only read it but hear it.',
  'I advise you to ask.',
  'Two Second World War films were shown on the second day.',
  'In the conclusion of her book she thanks the hour that brought them.',
  'The pollution of the river is worse, and the society was founded in 1901.',
  'An internet connection is needed.',
  'It came to much more than that, and the board view was clear.',
  'The doctor gave time and patients to her.',
  'She knew people, and may people like it.',
  'He gave advice to us, and his live music is good.',
  'Comparing the two is hard.',
  'Now that we are here, those of us who lost are fine.',
])('nothing is wrong with: %s', (text) => {
  expect(mendedByWords(text)).toBe(text);
});

test.each([
  ['It was first time I saw it.', 'It was the first time I saw it.'],
  ['She is only child.', 'She is an only child.'],
  ['I need new pair of boots.', 'I need a new pair of boots.'],
  ['He broke leg last year.', 'He broke his leg last year.'],
  ['In the most countries, it is cheap.', 'In most countries, it is cheap.'],
  ['We were deep impressed.', 'We were deeply impressed.'],
  ['You should be carefully.', 'You should be careful.'],
])('what stands in this place: %s', (wrong, right) => {
  expect(mendedByWords(wrong)).toBe(right);
});
