// The script in the head of the page: theme and frame before the first paint, then everything that need not wait for
// the app. A file of its own, since the CSP allows no inline script; all in one, since it holds up the paint.
import { begin } from './begin.ts';
import { chooseFrame } from './choose-frame.ts';
import { chooseTheme } from './choose-theme.ts';

chooseTheme();
chooseFrame();
void begin();
