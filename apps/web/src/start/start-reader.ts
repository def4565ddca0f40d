// The script in the head of a reader's page: the theme before the first paint. It is a file because the CSP allows no
// inline script.
import { chooseTheme } from './choose-theme.ts';
import { showFailed } from './show-failed.ts';

chooseTheme();
// An error of a script does not bubble.
addEventListener('error', ({ target }) => (target instanceof HTMLScriptElement ? showFailed() : undefined), {
  capture: true,
});
