import { brand } from '@octavo/contract/brand';
import type { ToldStates } from '../state-law/told-states.ts';

const announced = `Install ${brand.name}. It opens in a window of its own and works without a connection.`;

export const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  explained: { focus: 'button Close', announced },
  offered: { focus: 'button Later', announced },
  asking: { focus: 'button Later', announced },
};
