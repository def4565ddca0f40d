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

/** Resolves when the story is finished and everything is painted, with what it threw. */
export async function settled(page: Page, id: string): Promise<string | undefined> {
  const error = await finished(page, id);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise<void>((done) => {
      // What comes a little later (a tooltip, a menu beside a line) has come when nothing changes and nothing is waited for.
      let rest = setTimeout(look, 300);
      const limit = setTimeout(finish, 4000);
      const observer = new MutationObserver(wait);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      function wait(): void {
        clearTimeout(rest);
        rest = setTimeout(look, 300);
      }
      function look(): void {
        if (octavoStories.awaits()) wait();
        else finish();
      }
      function finish(): void {
        observer.disconnect();
        clearTimeout(rest);
        clearTimeout(limit);
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
        setTimeout(done, 1500);
        film.currentTime = Number(film.currentTime);
      });
    await Promise.all(stopped.map(shown));
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let count = 0; count < 3; count += 1) await frame();
  });
  return error;
}
