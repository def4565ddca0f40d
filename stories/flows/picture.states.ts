import type { ToldStates } from '../state-law/told-states.ts';

const crop = 'Crop the picture. Drag the picture, or move it with the arrow keys.';

export const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  cropping: { focus: 'slider Zoom', announced: crop },
  unreadable: {
    focus: 'button Cancel',
    announced: [
      'This picture cannot be read “ines.png” is broken, or not what its name says. Choose another picture.',
      'Crop the picture',
    ],
  },
  cutting: { focus: 'slider Zoom', announced: crop },
  sending: { focus: 'slider Zoom', announced: crop },
  removing: { focus: 'unchanged', announced: null },
};
