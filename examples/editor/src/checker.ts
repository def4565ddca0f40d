import { browserChecker, dataBelow } from '@octavo/language/browser';

const checker = browserChecker(dataBelow('/language-data'));

async function answer({ data: { id, text } }: MessageEvent<{ id: number; text: string }>) {
  const found = await checker.check(text, { countryCode: 'GB' });
  postMessage({ id, corrections: found.map((each) => ({ ...each, icon: each.kind })) });
}

addEventListener('message', (event) => void answer(event));
