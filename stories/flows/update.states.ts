import { brand } from '@octavo/contract/brand';
import type { ToldStates } from '../state-law/told-states.ts';

const offer = `There is a new version of ${brand.name}. Reload brings it; what you have written is saved first. Later Reload`;
const waiting = `There is a new version of ${brand.name}. The page reloads as soon as everything is saved. Later Reload`;

export const states: ToldStates = {
  current: { focus: 'unchanged', announced: null },
  offered: { focus: 'unchanged', announced: offer },
  saving: { focus: 'unchanged', announced: waiting },
  activating: { focus: 'unchanged', announced: waiting },
  settling: { focus: 'unchanged', announced: waiting },
  reloading: { focus: 'unchanged', announced: waiting },
  postponed: { focus: 'unchanged', announced: null },
};
