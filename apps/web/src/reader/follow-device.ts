import type { PreferencesActor } from '@octavo/machines/preferences';
import { kept } from '../storage/local-storage.ts';

/** Has the page follow the device from light to dark until the reader has chosen a theme. */
export function followDevice(preferences: PreferencesActor): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    if (kept('theme') !== null) return;
    const theme = matches ? 'dark' : 'light';
    document.documentElement.dataset['theme'] = theme;
    preferences.send({ type: 'stored.change', change: { theme } });
  });
}
