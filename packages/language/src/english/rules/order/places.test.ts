import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['She told to me the truth.', 'She told me the truth.'],
  ['He asked where did I live.', 'He asked where I lived.'],
  ['Do you know where is he?', 'Do you know where he is?'],
  ['I wonder why is she late.', 'I wonder why she is late.'],
  ['Tell me what do you want.', 'Tell me what you want.'],
  ['She plays very well the piano.', 'She plays the piano very well.'],
  ['I yesterday saw him.', 'I saw him yesterday.'],
  ['We go usually to the beach on Sundays.', 'We usually go to the beach on Sundays.'],
  ['I like a lot this film.', 'I like this film a lot.'],
  ['I have a car red.', 'I have a red car.'],
  ['They gave to the boy a present.', 'They gave the boy a present.'],
  ['Not only he is clever, but he is also kind.', 'Not only is he clever, but he is also kind.'],
  ['Hardly I had arrived when the phone rang.', 'Hardly had I arrived when the phone rang.'],
  ['Why he is crying?', 'Why is he crying?'],
  ['Where you went yesterday?', 'Where did you go yesterday?'],
  ['How much it costs?', 'How much does it cost?'],
  ['What time you get up?', 'What time do you get up?'],
  ['She is enough old to drive.', 'She is old enough to drive.'],
  ['It was a so nice day.', 'It was such a nice day.'],
  [
    'A person who does always the same thing is boring.',
    'A person who always does the same thing is boring.',
  ],
  ['They taught us how important is it to help.', 'They taught us how important it is to help.'],
  ['She likes very much chocolate.', 'She likes chocolate very much.'],
  ["I don't know where is the station.", "I don't know where the station is."],
  ['Can you tell me what time is it?', 'Can you tell me what time it is?'],
  ['She asked me what was my name.', 'She asked me what my name was.'],
  ['He speaks very well English.', 'He speaks English very well.'],
  ['I every day go to school.', 'I go to school every day.'],
  ['She goes always to bed late.', 'She always goes to bed late.'],
  ['Never I have seen such a thing.', 'Never have I seen such a thing.'],
  ['He gave to me a book.', 'He gave me a book.'],
  ['Always I get up at six.', 'I always get up at six.'],
  ['What you are doing?', 'What are you doing?'],
  ['Where you live?', 'Where do you live?'],
  ["Why you didn't call me?", "Why didn't you call me?"],
  ['How long you have been here?', 'How long have you been here?'],
  [
    'My grandfather plays still golf three times a week.',
    'My grandfather still plays golf three times a week.',
  ],
  [
    'Please put on your helmet always before you get on the bike.',
    'Please always put on your helmet before you get on the bike.',
  ],
  [
    'Only when I read the letter I understood why she had left.',
    'Only when I read the letter did I understand why she had left.',
  ],
])('words are in their positions: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});
