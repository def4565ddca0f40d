import { expect, it } from 'vitest';
import { installPlaceOf } from './install-place.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

it.each([
  [
    'iosSafari',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webkit} Version/26.0 Mobile/15E148 Safari/604.1`,
    5,
  ],
  ['iosSafari', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/26.0 Safari/605.1.15`, 5],
  [
    'iosOther',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webkit} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`,
    5,
  ],
  ['macSafari', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/26.0 Safari/605.1.15`, 0],
  ['androidChrome', `Mozilla/5.0 (Linux; Android 10; K) ${blink} Mobile Safari/537.36`, 5],
  ['androidFirefox', 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 5],
  [
    'androidSamsung',
    `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    5,
  ],
  ['desktopChrome', `Mozilla/5.0 (X11; Linux x86_64) ${blink} Safari/537.36`, 0],
  ['desktopChrome', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${blink} Safari/537.36`, 0],
  ['desktopEdge', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36 Edg/142.0.0.0`, 10],
  ['desktopFirefox', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 0],
] as const)('knows the steps of %s', (place, userAgent, touchPoints) => {
  expect(installPlaceOf({ userAgent, touchPoints })).toBe(place);
});
