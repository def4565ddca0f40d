import { brandColors } from '@octavo/contract/brand';
import { fontStacks } from '../font-stacks.ts';
import { role } from '../role.ts';
import type { ThemeEntry, ThemeTokens } from '../theme-tokens.ts';

export { Zap as icon } from 'lucide-react';

export const entry = {
  position: 3,
  names: {
    en: 'Cyberpunk',
    'fr-CA': 'Cyberpunk',
    'fr-FR': 'Cyberpunk',
    'pt-PT': 'Cyberpunk',
    'de-DE': 'Cyberpunk',
  },
} as const satisfies ThemeEntry;

// The base colours of the theme: a family and its lightness. Outside this file only roles are used.
const palette = {
  indigo59: '#6C72CC',
  indigo44: '#43479A',
  indigo36: '#35367A',
  indigo32: '#2B2C63',
  indigo26: '#0A2638',
  indigo24: '#191742',
  indigo19: '#131029',
  indigo17: brandColors.cyberpunk.paper,
  indigo16: '#0B0A1C',
  indigo15: brandColors.cyberpunk.desk,
  indigo13: '#070612',
  mist95: brandColors.cyberpunk.text,
  mist91: '#DDE0F6',
  mist80: '#B4B9E3',
  mist70: '#949AD0',
  mist64: '#8188C4',
  cyan89: brandColors.cyberpunk.inkHover,
  cyan85: '#4FE6F1',
  cyan84: brandColors.cyberpunk.ink,
  cyan73: brandColors.cyberpunk.inkPressed,
  cyan19: brandColors.cyberpunk.onInk,
  coral77: '#FF8F85',
  coral72: '#FF7468',
  coral24: '#321424',
  azure78: '#8FB8FF',
  azure72: '#6FA4FF',
  azure25: '#131E4A',
  acid95: '#E6FF3F',
  acid85: '#FFC175',
  acid82: '#FFB14D',
  acid28: '#262A1B',
  acid26: '#30201F',
  acid22: '#191D00',
  violet79: '#C7A6FF',
  violet73: '#B78CFF',
  violet26: '#24184D',
  toxic90: '#A6FF8F',
  toxic88: '#82FF66',
  toxic27: '#12301F',
  magenta79: '#FF8ADA',
  magenta77: '#FF80D5',
  magenta73: '#FF5FCB',
  magenta60: '#C8439F',
  magenta25: '#33113A',
  magenta20: '#2A0220',
  magenta18: '#150B26',
  alarm75: '#FF7F96',
  alarm70: '#FF5B78',
  alarm24: '#360F2A',
  alarm18: '#2B0009',
  lime87: '#6FF2B2',
  lime85: '#4EF0A0',
  lime26: '#0A2A2C',
  lime22: '#00210F',
  glow34: '#143B57',
  edit87: '#74F0B8',
  edit68: '#A98BB8',
  edit27: '#0D2B33',
} as const;

/**
 * Neon: a terminal in a street in the rain; outlines instead of fills. Cyan is the reader's, magenta the model's, acid
 * yellow warns.
 */
export default function tokens() {
  const gridLine = `color-mix(in srgb, ${role('border.hairline')} 15%, transparent)`;
  const wire = `color-mix(in srgb, ${role('accent.base')} 45%, transparent)`;
  return {
    idea: 'A terminal in a rain-lit street.',
    scheme: 'dark',
    palette,
    color: {
      surface: {
        desk: palette.indigo15,
        page: palette.indigo17,
        panel: palette.indigo16,
        raised: palette.indigo19,
        sunken: palette.indigo13,
        hover: palette.indigo24,
        hoverRaised: palette.indigo32,
        selected: palette.indigo26,
        dialog: palette.indigo17,
        pool: palette.indigo17,
        scrim: 'rgba(5,4,16,.74)',
      },
      text: {
        primary: palette.mist95,
        secondary: palette.mist80,
        tertiary: palette.mist70,
        ghost: palette.mist64,
        document: palette.mist91,
        current: palette.cyan85,
      },
      accent: {
        base: palette.cyan84,
        hover: palette.cyan89,
        pressed: palette.cyan73,
        text: palette.cyan85,
        tint: palette.indigo26,
        on: palette.cyan19,
      },
      border: {
        hairline: palette.indigo32,
        strong: palette.indigo44,
        control: palette.indigo59,
      },
      focus: {
        ring: palette.cyan84,
        halo: `0 0 0 2px ${palette.indigo17}, 0 0 0 4px ${palette.cyan84}, 0 0 14px 4px rgba(43,227,240,.55)`,
      },
      spelling: {
        line: palette.coral72,
        text: palette.coral77,
        tint: palette.coral24,
      },
      grammar: {
        line: palette.azure72,
        text: palette.azure78,
        tint: palette.azure25,
      },
      clarity: {
        line: palette.acid82,
        text: palette.acid85,
        tint: palette.acid26,
      },
      style: {
        line: palette.violet73,
        text: palette.violet79,
        tint: palette.violet26,
      },
      comment: {
        line: palette.toxic88,
        text: palette.toxic90,
        tint: palette.toxic27,
      },
      ai: {
        base: palette.magenta73,
        hover: palette.magenta79,
        text: palette.magenta77,
        tint: palette.magenta25,
        surface: palette.magenta18,
        border: palette.magenta60,
        on: palette.magenta20,
      },
      danger: {
        base: palette.alarm70,
        text: palette.alarm75,
        tint: palette.alarm24,
        on: palette.alarm18,
      },
      success: {
        base: palette.lime85,
        text: palette.lime87,
        tint: palette.lime26,
        on: palette.lime22,
      },
      warning: {
        base: palette.acid95,
        text: palette.acid95,
        tint: palette.acid28,
        on: palette.acid22,
      },
      notice: {
        icon: palette.acid95,
      },
      skeleton: {
        fill: palette.indigo36,
      },
      selection: {
        fill: palette.glow34,
      },
      diff: {
        ins: palette.edit27,
        inst: palette.edit87,
        del: 'transparent',
        delt: palette.edit68,
      },
    },
    form: {
      corners: 'cut',
      place: 'outline',
      choices: 'apart',
      segments: 'filled',
      tooltips: 'outlined',
      leaves: 'stacked',
      marks: 'diamonds',
      bars: 'cells',
      labels: 'capitals',
      text: 'mono',
      figures: 'mono',
      threads: 'angular',
      drawers: 'glowing',
      entrance: 'scan',
      citations: 'boxed',
      picture: 'terminal',
      weather: 'rain',
    },
    edge: {
      card: role('border.strong'),
      pane: role('border.strong'),
      dialog: role('accent.base'),
      drawer: role('accent.base'),
      notice: role('warning.base'),
      film: role('ai.border'),
      avatar: role('accent.base'),
      tick: role('border.control'),
    },
    ground: {
      desk: [
        `linear-gradient(${gridLine} 1px, transparent 1px) 0 0 / 24px 24px fixed`,
        `linear-gradient(90deg, ${gridLine} 1px, transparent 1px) 0 0 / 24px 24px fixed`,
        `radial-gradient(ellipse 60% 180px at 12% 100%, color-mix(in srgb, ${role('ai.base')} 10%, transparent), transparent) fixed`,
        `radial-gradient(ellipse 60% 180px at 88% 100%, color-mix(in srgb, ${role('accent.base')} 9%, transparent), transparent) fixed ${role('surface.desk')}`,
      ].join(', '),
      sheet: role('surface.page'),
      card: role('surface.page'),
      firstLeaf: role('surface.page'),
      field: role('surface.sunken'),
      control: 'transparent',
      range: role('accent.tint'),
      groove: role('border.hairline'),
      tick: role('accent.pressed'),
      scrollbar: role('accent.base'),
    },
    shadow: {
      sheet: 'none',
      card: 'none',
      float:
        `0 0 0 1px ${palette.indigo15}, 6px 6px 0 0 ${palette.indigo15}, 6px 6px 0 1px ${palette.indigo44}, 0 0 48px -8px rgba(43,227,240,.22)`,
      thread: 'drop-shadow(0 0 4px currentColor)',
      suggestion: `5px 5px 0 -1px ${role('surface.desk')}, 5px 5px 0 0 currentColor`,
      pointed: `0 0 12px -1px color-mix(in srgb, ${role('accent.base')} 55%, transparent)`,
      range: `inset 0 1px ${wire}, inset 0 -1px ${wire}`,
    },
    radius: {
      control: '7px',
      card: '11px',
      sheet: '26px',
      dialog: '20px',
      pill: '9px',
    },
    font: {
      ui: fontStacks.technical,
      document: fontStacks.mono,
      display: fontStacks.technical,
      mono: fontStacks.mono,
    },
    display: { weight: '600', tracking: '0' },
    weight: { current: '600' },
    wordmark: { size: '24px', weight: '600', tracking: '.1em', case: 'uppercase' },
    type: {
      caption: { size: '12px', line: '16px' },
      ui: { size: '14px', line: '20px' },
      lead: { size: '16px', line: '24px' },
      excerpt: { size: '14px', line: '24px' },
      document: { size: '15.5px', line: '27px' },
      subtitle: { size: '25px', line: '36px' },
      title: { size: '28px', line: '40px' },
      display: { size: '30px', line: '38px' },
    },
  } satisfies ThemeTokens;
}

declare module '../theme-registry.ts' {
  interface ThemeRegistry {
    cyberpunk: true;
  }
}
