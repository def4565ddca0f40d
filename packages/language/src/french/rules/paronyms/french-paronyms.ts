import { paronymRule } from '../../../engine/tokens/paronyms.ts';
import { artsAndLeisure } from './arts-and-leisure.ts';
import { bodyAndFood } from './body-and-food.ts';
import { learnedWords } from './learned-words.ts';
import { peopleAndPlaces } from './people-and-places.ts';
import { smallWords } from './small-words.ts';
import { thingsAndNature } from './things-and-nature.ts';

/** "une amande pour excès de vitesse", "le mère du village" (OQLF, Banque de dépannage linguistique). */
export const paronym = paronymRule({
  name: 'FrParonym',
  pairs: [
    ...peopleAndPlaces,
    ...bodyAndFood,
    ...thingsAndNature,
    ...artsAndLeisure,
    ...smallWords,
    ...learnedWords,
  ],
  reach: 7,
  capitals: 'lowered',
  within: 'paragraph',
});
