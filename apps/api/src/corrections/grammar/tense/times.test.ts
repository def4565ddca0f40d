import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['How long do you know your husband?', 'How long have you known your husband?'],
  ['How long are you married?', 'How long have you been married?'],
  ['While she was reading, the boy faints and fell.', 'While she was reading, the boy fainted and fell.'],
  ['Mozart has written forty symphonies in his lifetime.', 'Mozart wrote forty symphonies in his lifetime.'],
  ['Yesterday evening I have met an old friend.', 'Yesterday evening I met an old friend.'],
  ["I am waiting for you since two o'clock.", "I have been waiting for you since two o'clock."],
  ['When I came home, my wife already went to bed.', 'When I came home, my wife had already gone to bed.'],
  ['By the time we got there, the film started.', 'By the time we got there, the film had started.'],
  ['If I knew about the party, I would have come.', 'If I had known about the party, I would have come.'],
  ['I wish I can speak Chinese.', 'I wish I could speak Chinese.'],
  ["It's high time we go home.", "It's high time we went home."],
  ['They have arrived last Monday.', 'They arrived last Monday.'],
  ['When I was at school, I have played the violin.', 'When I was at school, I played the violin.'],
  ['In 2015 we have moved to Berlin.', 'In 2015 we moved to Berlin.'],
  ['She works here for three years now.', 'She has worked here for three years now.'],
  ["It's the first time I see snow.", "It's the first time I have seen snow."],
  ['If I had known, I would tell you.', 'If I had known, I would have told you.'],
  ['If you would ask me, I would help you.', 'If you asked me, I would help you.'],
  ['I will call you when I will get home.', 'I will call you when I get home.'],
  ['I am liking this song.', 'I like this song.'],
  [
    'When I was waiting for the bus, I see an accident.',
    'When I was waiting for the bus, I saw an accident.',
  ],
  ['She opened the box and finds a ring.', 'She opened the box and found a ring.'],
  ['I have seen him yesterday.', 'I saw him yesterday.'],
  ['She has left two hours ago.', 'She left two hours ago.'],
  ['When I was a child, I have lived in Spain.', 'When I was a child, I lived in Spain.'],
  ['I know him since 2010.', 'I have known him since 2010.'],
  ['We live here for ten years.', 'We have lived here for ten years.'],
  ['He works here since May.', 'He has worked here since May.'],
  ['If I will see him, I will tell him.', 'If I see him, I will tell him.'],
  ['When I will arrive, I will call you.', 'When I arrive, I will call you.'],
  ['If I would have money, I would buy a car.', 'If I had money, I would buy a car.'],
  ['If he would have known, he would have come.', 'If he had known, he would have come.'],
  ['Yesterday I go to the cinema.', 'Yesterday I went to the cinema.'],
  ['Last week we visit our grandparents.', 'Last week we visited our grandparents.'],
  ['When he arrived, the train already left.', 'When he arrived, the train had already left.'],
  [
    'The company was founded in 1998, and since then it grew rapidly.',
    'The company was founded in 1998, and since then it has grown rapidly.',
  ],
  [
    'I promise that I write to you as soon as I have found a flat.',
    'I promise that I will write to you as soon as I have found a flat.',
  ],
  ['I thought he will come.', 'I thought he would come.'],
  [
    'The Romans have built this aqueduct in the first century after Christ.',
    'The Romans built this aqueduct in the first century after Christ.',
  ],
])('the tense fits the time that is told: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});
