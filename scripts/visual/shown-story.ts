import type { Page } from 'playwright';
import './story-watch.ts';

/** Resolves when the story and its play function have finished, with what they threw. */
export async function finished(page: Page, id: string): Promise<string | undefined> {
  const result = await page.waitForFunction((wanted) => globalThis.octavoStories?.done[wanted], id, {
    timeout: 180_000,
  });
  const outcome = await result.jsonValue();
  return outcome === 'finished' ? undefined : outcome;
}

interface Settling {
  /** How long nothing may have changed, in milliseconds. */
  readonly rest: number;
  /**
   * Fonts that load late shift the position to which a page is scrolled, and sticky parts appear there in a full-page
   * picture. So it is taken from the top.
   */
  readonly isFromTop: boolean;
}

/** Resolves when everything is painted and nothing changes any more. */
export async function settled(page: Page, settling: Settling): Promise<void> {
  await page.evaluate(async ({ rest, isFromTop }) => {
    const scroll = () => isFromTop && scrollTo({ left: 0, top: 0, behavior: 'instant' });
    // A theme requests its fonts when the page is laid out; until then nothing is loading.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    scroll();
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise<void>((done) => {
      // Anything that appears a little later (a tooltip, a menu beside a line) is there once nothing changes and no
      // timer is pending.
      let timer = setTimeout(look, rest);
      octavoStories.after(4000, finish);
      const observer = new MutationObserver(wait);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      function wait(): void {
        clearTimeout(timer);
        timer = setTimeout(look, rest);
      }
      function look(): void {
        if (octavoStories.awaits() || document.fonts.status === 'loading') wait();
        else finish();
      }
      function finish(): void {
        observer.disconnect();
        clearTimeout(timer);
        done();
      }
    });
    // A film that was stopped or rewound may still show an earlier frame.
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
    scroll();
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let count = 0; count < 3; count += 1) await frame();
  }, settling);
}
