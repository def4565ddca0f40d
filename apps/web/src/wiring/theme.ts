import { themeMachine, type ThemeEvent, type ThemeName } from '@octavo/machines/theme';
import { themeNames } from '@octavo/ui/theme/entries';
import { fromCallback } from 'xstate';
import { keep, kept } from '../local-storage.ts';

const key = 'theme';

/** The theme that `theme.js` has put on the page before the first paint. */
export function themeOnPage(): ThemeName {
  return themeNamed(document.documentElement.dataset['theme']) ?? 'light';
}

export const wiredTheme = themeMachine.provide({
  actors: {
    store: fromCallback<{ type: 'write'; theme: ThemeName }, { theme: ThemeName }, ThemeEvent>(
      ({ input, sendBack, receive }) => {
        document.documentElement.dataset['theme'] = input.theme;
        receive(({ theme }) => {
          document.documentElement.dataset['theme'] = theme;
          if (kept(key) !== theme) keep(key, theme);
        });
        const follow = (event: StorageEvent) => {
          const theme = event.key === key ? themeNamed(event.newValue) : undefined;
          if (theme !== undefined) sendBack({ type: 'theme.choose', theme });
        };
        addEventListener('storage', follow);
        return () => removeEventListener('storage', follow);
      },
    ),
  },
});

function themeNamed(name: string | null | undefined): ThemeName | undefined {
  return themeNames.find((theme) => theme === name);
}
