import { browserChecker, dataBelow } from '../browser-checker.ts';

const checker = browserChecker(dataBelow('/language-data'));
addEventListener('message', ({ data }: MessageEvent<string>) => {
  void checker.check(data, { countryCode: 'GB' }).then(
    (findings) => postMessage(findings),
    // Reported as an error of the worker.
    (error: unknown) => setTimeout(() => reportError(error)),
  );
});
