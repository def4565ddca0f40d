import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  earned: {
    focus: 'button Invite more',
    announced: 'You have earned 3 free months. They are added to the end of your subscription.',
  },
  claim: {
    focus: 'button Later',
    announced:
      'A free month is waiting for you. Go Pro+ and your first payment lasts two months instead of one.',
  },
  gift: { focus: 'textbox Your invitation link', announced: 'Give a month, get a month' },
  resting: { focus: 'unchanged', announced: null },
  looking: { focus: 'unchanged', announced: null },
  settling: { focus: 'unchanged', announced: null },
};
