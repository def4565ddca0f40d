import { paronymRule } from '../../../engine/tokens/paronyms.ts';
import { nouns } from './nouns.ts';
import { smallWords } from './small-words.ts';
import { verbs } from './verbs.ts';

/** "ein guter Rad", "die vier Wende" (Duden, Das Wörterbuch der sprachlichen Zweifelsfälle). */
export const paronym = paronymRule({
  name: 'DeParonym',
  pairs: [...nouns, ...verbs, ...smallWords],
  reach: 8,
  capitals: 'seen',
  within: 'paragraph',
});
