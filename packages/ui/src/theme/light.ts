import type { ThemeTokens } from './theme-tokens.ts';

/** Paper: good paper, black ink, one red thread. */
export const light: ThemeTokens = {
  color: {
    surface: {
      desk: '#E9E5DB',
      page: '#FCFBF7',
      panel: '#F4F1E9',
      raised: '#FFFDF9',
      sunken: '#F3EEE3',
      hover: '#E2DCCF',
      selected: '#F2E4DE',
      dialog: '#FCFBF7',
      pool: '#FCFBF7',
      scrim: 'rgba(44,36,26,.42)',
    },
    text: {
      primary: '#1F1B16',
      secondary: '#564E41',
      tertiary: '#665D4E',
      ghost: '#716858',
      document: '#211D18',
    },
    accent: {
      base: '#7A2230',
      hover: '#651925',
      pressed: '#50111B',
      text: '#7A2230',
      tint: '#F2E4DE',
      on: '#FFF8F2',
    },
    border: {
      hairline: '#D9D2C3',
      strong: '#BDB29D',
      control: '#877C68',
    },
    focus: {
      ring: '#7A2230',
      halo: '0 0 0 2px #FCFBF7, 0 0 0 4px #7A2230',
    },
    spelling: {
      line: '#C4421E',
      text: '#A5340F',
      tint: '#FBE6DC',
    },
    grammar: {
      line: '#2F66B3',
      text: '#24548F',
      tint: '#E2EAF5',
    },
    clarity: {
      line: '#93700A',
      text: '#745700',
      tint: '#F6ECCB',
    },
    style: {
      line: '#8A4596',
      text: '#783784',
      tint: '#F1E4F2',
    },
    ai: {
      base: '#0E6A60',
      hover: '#0A574F',
      text: '#0C6258',
      tint: '#E0EEE9',
      surface: '#F3F8F4',
      border: '#3F8E83',
      on: '#F3FFFB',
    },
    danger: {
      base: '#AE2F1A',
      text: '#A32A16',
      tint: '#FAE3DC',
      on: '#FFF7F4',
    },
    success: {
      base: '#3D7137',
      text: '#35652F',
      tint: '#E5EFDF',
      on: '#F7FFF4',
    },
    warning: {
      base: '#8F6200',
      text: '#7A5300',
      tint: '#F8EBCB',
      on: '#FFFBF0',
    },
    selection: {
      fill: '#EFD9CF',
    },
    diff: {
      ins: '#DCEBE0',
      inst: '#1F5B38',
      del: 'transparent',
      delt: '#8B5A50',
    },
  },
  shadow: {
    sheet: '0 1px 2px rgba(70,52,28,.07), 0 8px 24px -12px rgba(70,52,28,.18)',
    card: '0 1px 2px rgba(70,52,28,.08)',
    float: '0 2px 6px rgba(70,52,28,.10), 0 18px 40px -16px rgba(70,52,28,.34)',
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
