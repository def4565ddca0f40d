import type { ThemeTokens } from './theme-tokens.ts';

/** Lamp: the same desk at night under a warm lamp; light falls from above. */
export const dark: ThemeTokens = {
  color: {
    surface: {
      desk: '#14110E',
      page: '#201A15',
      panel: '#1B1713',
      raised: '#2D251D',
      sunken: '#120E0B',
      hover: '#30281F',
      selected: '#352818',
      dialog: '#241D17',
      pool: '#33281C',
      scrim: 'rgba(6,4,2,.66)',
    },
    text: {
      primary: '#F0E7DA',
      secondary: '#C3B7A6',
      tertiary: '#A3978A',
      ghost: '#9A8E7F',
      document: '#E9DFD0',
    },
    accent: {
      base: '#E6A23C',
      hover: '#F0B45A',
      pressed: '#CF8C28',
      text: '#ECAE52',
      tint: '#352818',
      on: '#221502',
    },
    border: {
      hairline: '#352E26',
      strong: '#4D443A',
      control: '#84786A',
    },
    focus: {
      ring: '#F0B45A',
      halo: '0 0 0 2px #201A15, 0 0 0 4px #F0B45A',
    },
    spelling: {
      line: '#F07F63',
      text: '#F59880',
      tint: '#3A221B',
    },
    grammar: {
      line: '#7FAEEA',
      text: '#9CC0EF',
      tint: '#1F2A38',
    },
    clarity: {
      line: '#BDC25C',
      text: '#CBCF78',
      tint: '#2C2D18',
    },
    style: {
      line: '#D08FD0',
      text: '#DDA8DD',
      tint: '#33222F',
    },
    ai: {
      base: '#66C7B4',
      hover: '#7FD6C5',
      text: '#7ED2C1',
      tint: '#182C28',
      surface: '#1B2320',
      border: '#46907F',
      on: '#04201A',
    },
    danger: {
      base: '#F2806B',
      text: '#F79A88',
      tint: '#3B201B',
      on: '#2A0A04',
    },
    success: {
      base: '#8EBF77',
      text: '#A2CC8D',
      tint: '#222B1B',
      on: '#0D1A06',
    },
    warning: {
      base: '#E3C04F',
      text: '#EACB69',
      tint: '#342B14',
      on: '#201700',
    },
    selection: {
      fill: '#4C3717',
    },
    diff: {
      ins: '#23342A',
      inst: '#A9D8B4',
      del: 'transparent',
      delt: '#B58F84',
    },
  },
  shadow: {
    sheet: '0 0 0 1px #2A241D',
    card: 'none',
    float: '0 0 0 1px #453C32, 0 16px 32px -14px rgba(0,0,0,.6)',
    thread: 'none',
  },
  shape: 'round',
  radius: {
    control: '7px',
    card: '9px',
    sheet: '10px',
    dialog: '12px',
    pill: '99px',
  },
  font: {
    ui: "'Hanken Grotesk Variable', 'Hanken Grotesk fallback', system-ui, sans-serif",
    document: "'Source Serif 4 Variable', 'Source Serif fallback', Georgia, serif",
    display: "'Source Serif 4 Variable', 'Source Serif fallback', Georgia, serif",
    mono: "'IBM Plex Mono', 'Plex Mono fallback', ui-monospace, monospace",
  },
  display: { weight: '500', tracking: '-.015em' },
  type: {
    caption: { size: '12px', line: '16px' },
    ui: { size: '14px', line: '20px' },
    lead: { size: '17px', line: '24px' },
    document: { size: '18px', line: '29px' },
    subtitle: { size: '28px', line: '36px' },
    title: { size: '32px', line: '40px' },
    display: { size: '36px', line: '44px' },
  },
};
