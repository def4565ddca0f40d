import { assign, fromCallback, sendTo, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';

export const themeNames = ['light', 'dark', 'cyberpunk'] as const;
export type ThemeName = (typeof themeNames)[number];

export type ThemeEvent = { type: 'theme.cycle' } | { type: 'theme.choose'; theme: ThemeName };

/**
 * The theme (SPEC §2 sidebar): `theme.cycle` goes light, dark, cyberpunk and round again.
 *
 * `store` shows its `input.theme`, shows and keeps each `{ type: 'write', theme }`, and sends
 * `theme.choose` when another window has changed it. Nothing is kept before the reader chooses.
 *
 * Tags: `visible` and the name of the theme.
 */
export const themeMachine = setup({
  types: {
    input: {} as { theme: ThemeName },
    context: {} as { theme: ThemeName },
    events: {} as ThemeEvent,
    tags: {} as 'visible' | ThemeName,
  },
  actors: {
    store: fromCallback<{ type: 'write'; theme: ThemeName }, { theme: ThemeName }, ThemeEvent>(() =>
      notProvided('theme.store'),
    ),
  },
  actions: {
    setTheme: assign((_, { theme }: { theme: ThemeName }) => ({ theme })),
    setNext: assign({ theme: ({ context }) => nextTheme(context.theme) }),
    write: sendTo('store', ({ context }) => ({ type: 'write', theme: context.theme })),
  },
  guards: {
    isOther: ({ context }, { theme }: { theme: ThemeName }) => theme !== context.theme,
    isDark: ({ context }) => context.theme === 'dark',
    isCyberpunk: ({ context }) => context.theme === 'cyberpunk',
  },
}).createMachine({
  id: 'theme',
  context: ({ input }) => ({ theme: input.theme }),
  invoke: { id: 'store', src: 'store', input: ({ context }) => ({ theme: context.theme }) },
  on: {
    'theme.cycle': { target: '.settling', actions: ['setNext', 'write'] },
    'theme.choose': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.settling',
      actions: [{ type: 'setTheme', params: ({ event }) => event }, 'write'],
    },
  },
  initial: 'settling',
  states: {
    settling: {
      always: [
        { guard: 'isDark', target: 'dark' },
        { guard: 'isCyberpunk', target: 'cyberpunk' },
        { target: 'light' },
      ],
    },
    light: { tags: ['visible', 'light'] },
    dark: { tags: ['visible', 'dark'] },
    cyberpunk: { tags: ['visible', 'cyberpunk'] },
  },
});

function nextTheme(theme: ThemeName): ThemeName {
  switch (theme) {
    case 'light':
      return 'dark';
    case 'dark':
      return 'cyberpunk';
    case 'cyberpunk':
      return 'light';
    default:
      return theme satisfies never;
  }
}
