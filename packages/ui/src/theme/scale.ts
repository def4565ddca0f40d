/** Sizes that are the same in every theme, on a grid of 4 px; half steps are for small things. */
export const scale = {
  space: {
    1: '4px',
    1.5: '6px',
    2: '8px',
    2.5: '10px',
    3: '12px',
    3.5: '14px',
    4: '16px',
    4.5: '18px',
    5: '20px',
    6: '24px',
    7: '28px',
    8: '32px',
    9: '36px',
    10: '40px',
    11: '44px',
    12: '48px',
    14: '56px',
    16: '64px',
    18: '72px',
    22: '88px',
  },
  size: {
    controlSm: '32px',
    control: '36px',
    controlLg: '44px',
    topbar: '56px',
    sidebar: '25%',
    sidebarCollapsed: '7rem',
    panel: '352px',
    page: '784px',
    measure: '608px',
    upgrade: '520px',
    dialog: '880px',
  },
  motion: { fast: '120ms', base: '160ms', slow: '200ms', ease: 'cubic-bezier(.2,.7,.2,1)' },
} as const;

/** Where a layout changes (SPEC §9). */
export const breakpoints = { panel: 1024, arrow: 768 } as const;

/** For `@media` keys: below these widths. */
export const narrow = {
  panel: `screen and (width < ${breakpoints.panel}px)`,
  phone: `screen and (width < ${breakpoints.arrow}px)`,
} as const;

/** For `@media` keys: what an on-screen keyboard leaves of a small window. */
export const short = `screen and (width < ${breakpoints.panel}px) and (height < 480px)`;

/** For `@media` keys: pressed with fingers, which need 44 px. */
export const touch = '(pointer: coarse)';

/** The stacking order. */
export const layer = { sidebar: 10, bar: 20, float: 30, overlay: 40, toast: 50 } as const;
