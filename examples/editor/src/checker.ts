import { browserChecker, dataBelow } from '@octavo/language/browser';

const checker = browserChecker(dataBelow('/language-data'));

addEventListener('message', async ({ data: { id, text } }) => {
  const found = await checker.check(text, { countryCode: 'GB' });
  postMessage({ id, corrections: found.map((each) => ({ ...each, icon: each.kind })) });
});
