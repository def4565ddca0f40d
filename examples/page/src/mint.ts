import { themeFrom } from '@octavo/ui/theme/own';
import { themes } from '@octavo/ui/theme/themes';

/** A theme of one's own: only what differs from the one that it is based on. */
export const mint = themeFrom(themes.light, {
  idea: 'A peppermint tea in the morning.',
  color: {
    surface: {
      desk: '#e3f1ea',
      page: '#f7fcf9',
      panel: '#edf6f1',
      raised: '#fbfefc',
      sunken: '#e8f3ed',
      hover: '#dcede4',
      hoverRaised: '#dcede4',
      selected: '#d3ebe1',
      dialog: '#f7fcf9',
      pool: '#f7fcf9',
    },
    border: { hairline: '#cfe3d8', strong: '#a9c9ba', control: '#5f8573' },
    accent: {
      base: '#0b6b52',
      hover: '#095a45',
      pressed: '#074838',
      text: '#0b6b52',
      tint: '#d3ebe1',
      on: '#ffffff',
    },
    focus: { ring: '#0b6b52', halo: '0 0 0 2px #f7fcf9, 0 0 0 4px #0b6b52' },
  },
  radius: { control: '16px', card: '16px' },
  form: { marks: 'diamonds' },
});
