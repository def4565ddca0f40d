import type { ToldStates } from '../state-law/told-states.ts';

const quiet = { focus: 'unchanged', announced: null } as const;

export const states: ToldStates = {
  idle: quiet,
  loading: quiet,
  failed: quiet,
  closed: quiet,
  hidden: quiet,
  'shown.playback.paused': quiet,
  'shown.playback.playing': quiet,
  'shown.playback.broken': { focus: 'unchanged', announced: 'The film cannot be played here.' },
  'shown.size.small': quiet,
  'shown.size.enlarged': { focus: 'button Make small again', announced: null },
};
