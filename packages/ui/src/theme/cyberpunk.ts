import type { ThemeTokens } from './theme-tokens.ts';

/** Neon: a terminal in a rain-lit street; drawn, not filled. Cyan is yours, magenta is the machine's, acid yellow warns. */
export const cyberpunk: ThemeTokens = {
  color: {
    surface: {
      desk: '#090817',
      page: '#0D0B20',
      panel: '#0B0A1C',
      raised: '#131029',
      sunken: '#070612',
      hover: '#191742',
      selected: '#0A2638',
      dialog: '#0D0B20',
      pool: '#0D0B20',
      scrim: 'rgba(5,4,16,.74)',
    },
    text: {
      primary: '#EAECFF',
      secondary: '#B4B9E3',
      tertiary: '#949AD0',
      ghost: '#8188C4',
      document: '#DDE0F6',
    },
    accent: {
      base: '#2BE3F0',
      hover: '#7BF1F8',
      pressed: '#14BFCC',
      text: '#4FE6F1',
      tint: '#0A2638',
      on: '#03161A',
    },
    border: {
      hairline: '#2B2C63',
      strong: '#43479A',
      control: '#6C72CC',
    },
    focus: {
      ring: '#2BE3F0',
      halo: '0 0 0 1px #2BE3F0, 0 0 14px 1px rgba(43,227,240,.55)',
    },
    spelling: {
      line: '#FF7468',
      text: '#FF8F85',
      tint: '#321424',
    },
    grammar: {
      line: '#6FA4FF',
      text: '#8FB8FF',
      tint: '#131E4A',
    },
    clarity: {
      line: '#FFB14D',
      text: '#FFC175',
      tint: '#30201F',
    },
    style: {
      line: '#B78CFF',
      text: '#C7A6FF',
      tint: '#24184D',
    },
    ai: {
      base: '#FF5FCB',
      hover: '#FF8ADA',
      text: '#FF80D5',
      tint: '#33113A',
      surface: '#150B26',
      border: '#C8439F',
      on: '#2A0220',
    },
    danger: {
      base: '#FF5B78',
      text: '#FF7F96',
      tint: '#360F2A',
      on: '#2B0009',
    },
    success: {
      base: '#4EF0A0',
      text: '#6FF2B2',
      tint: '#0A2A2C',
      on: '#00210F',
    },
    warning: {
      base: '#E6FF3F',
      text: '#E6FF3F',
      tint: '#262A1B',
      on: '#191D00',
    },
    selection: {
      fill: '#143B57',
    },
    diff: {
      ins: '#0D2B33',
      inst: '#74F0B8',
      del: 'transparent',
      delt: '#A98BB8',
    },
  },
  shadow: {
    sheet: 'none',
    card: 'none',
    float:
      '0 0 0 1px #090817, 6px 6px 0 0 #090817, 6px 6px 0 1px #43479A, 0 0 48px -8px rgba(43,227,240,.22)',
    thread: 'drop-shadow(0 0 4px currentColor)',
  },
  shape: 'bevel',
  radius: {
    control: '7px',
    card: '11px',
    sheet: '18px',
    dialog: '20px',
    pill: '9px',
  },
  font: {
    ui: "'Chakra Petch', 'Chakra Petch fallback', system-ui, sans-serif",
    document: "'IBM Plex Mono', 'Plex Mono fallback', ui-monospace, monospace",
    display: "'Chakra Petch', 'Chakra Petch fallback', system-ui, sans-serif",
    mono: "'IBM Plex Mono', 'Plex Mono fallback', ui-monospace, monospace",
  },
  display: { weight: '600', tracking: '0' },
  type: {
    caption: { size: '12px', line: '16px' },
    ui: { size: '14px', line: '20px' },
    lead: { size: '16px', line: '24px' },
    document: { size: '15.5px', line: '27px' },
    subtitle: { size: '25px', line: '36px' },
    title: { size: '28px', line: '40px' },
    display: { size: '30px', line: '38px' },
  },
};
