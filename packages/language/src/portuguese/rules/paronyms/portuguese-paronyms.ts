import { paronymRule } from '../../../engine/tokens/paronyms.ts';
import { homeAndMeasure } from './home-and-measure.ts';
import { lawAndOffice } from './law-and-office.ts';
import { peopleAndEvents } from './people-and-events.ts';
import { smallWords } from './small-words.ts';

/** "dar um concelho", "coser as batatas" (Ciberdúvidas, "Parónimos e homófonos"). */
export const paronym = paronymRule({
  name: 'PtParonym',
  pairs: [...homeAndMeasure, ...lawAndOffice, ...peopleAndEvents, ...smallWords],
  reach: 6,
  capitals: 'lowered',
  within: 'sentence',
});
