// The script in the head of the page: theme and frame before the first paint, then everything that need not wait for
// the app. It is a file because the CSP allows no inline script, and a single one because it delays the paint.
import { begin } from './begin.ts';
import { chooseFrame } from './choose-frame.ts';
import { chooseTheme } from './choose-theme.ts';
import { startFailed } from './page-events.ts';
import { showFailed } from './show-failed.ts';

chooseTheme();
chooseFrame();
addEventListener(startFailed, showFailed);
begin().catch(showFailed);
