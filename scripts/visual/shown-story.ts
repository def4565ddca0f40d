import type { Page } from 'playwright';
import './story-watch.ts';

/** Resolves when the story and its play function are through, with what they threw. */
export async function finished(page: Page, id: string): Promise<string | undefined> {
  const result = await page.waitForFunction((wanted) => globalThis.octavoStories?.done[wanted], id, {
    timeout: 180_000,
  });
  const outcome = await result.jsonValue();
  return outcome === 'finished' ? undefined : outcome;
}

/** Resolves when everything is painted and nothing has changed for so many milliseconds. */
export async function settled(page: Page, rest: number): Promise<void> {
  await page.evaluate(async (atRest) => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise<void>((done) => {
      // What comes a little later (a tooltip, a menu beside a line) has come when nothing changes and nothing is waited for.
      let timer = setTimeout(look, atRest);
      octavoStories.after(4000, finish);
      const observer = new MutationObserver(wait);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      function wait(): void {
        clearTimeout(timer);
        timer = setTimeout(look, atRest);
      }
      function look(): void {
        if (octavoStories.awaits()) wait();
        else finish();
      }
      function finish(): void {
        observer.disconnect();
        clearTimeout(timer);
        done();
      }
    });
    // A film that was stopped or set back may still show the picture of a moment before.
    const stopped = [...document.querySelectorAll('video')].filter(
      (film) => film.paused && film.played.length > 0,
    );
    const shown = (film: HTMLVideoElement) =>
      new Promise<void>((done) => {
        film.requestVideoFrameCallback(() => done());
        octavoStories.after(1500, done);
        film.currentTime = Number(film.currentTime);
      });
    await Promise.all(stopped.map(shown));
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let count = 0; count < 3; count += 1) await frame();
  }, rest);
}
