import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { cursorScript } from './cursor.ts';

/** Pictures per second. */
export const frameRate = 12.5;

export const stage = { width: 1280, height: 720 } as const;

/** The visible part of the stage: its centre and its magnification. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

const whole: View = { x: stage.width / 2, y: stage.height / 2, zoom: 1 };

const wholePage = { x: 0, y: 0, width: stage.width, height: stage.height };

/** A caption shown while the film runs, in seconds from its beginning. */
export interface Cue {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Films a page one picture at a time. Time is the number of pictures, so the film runs smoothly however slow the machine is. */
export class Camera {
  readonly #page: Page;
  readonly #folder: string;
  #count = 0;
  #view: View = whole;
  #cursor = { x: stage.width * 0.6, y: stage.height * 0.7 };
  #cues: { text: string; from: number }[] = [];
  #last: Buffer | null = null;

  constructor(page: Page, folder: string) {
    this.#page = page;
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** The length of the film so far, in seconds. */
  get time(): number {
    return this.#count / frameRate;
  }

  /** The cues, each lasting until the next one. */
  get cues(): readonly Cue[] {
    return this.#cues.map((cue, index) => ({ ...cue, to: this.#cues[index + 1]?.from ?? this.time }));
  }

  say(text: string): void {
    this.#cues.push({ text, from: this.time });
  }

  /** Takes one picture. */
  async shoot(): Promise<void> {
    await this.#page.evaluate(cursorScript, this.#cursor);
    this.#last = await this.#page.screenshot({ clip: this.#clip(), scale: 'device' });
    this.#keep(this.#last);
  }

  /** Films what happens on the page by itself. */
  async watch(seconds: number): Promise<void> {
    for (let left = seconds * frameRate; left > 0; left--) await this.shoot();
  }

  /** Repeats one picture, so that nothing moves. */
  async hold(seconds: number): Promise<void> {
    await this.shoot();
    for (let left = seconds * frameRate - 1; left > 0; left--) this.#keep(this.#last);
  }

  /** Keeps the last picture as the poster shown until the film is played. */
  keepPoster(): void {
    if (this.#last !== null) writeFileSync(join(this.#folder, 'poster.png'), this.#last);
  }

  async type(text: string): Promise<void> {
    for (let at = 0; at < text.length; at += 2) {
      await this.#page.keyboard.type(text.slice(at, at + 2));
      await this.shoot();
    }
  }

  async moveTo(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error(`Nothing is seen of ${String(target)}`);
    const end = { x: box.x + Math.min(box.width / 2, 120), y: box.y + box.height / 2 };
    const start = this.#cursor;
    for (const share of eased(5)) {
      this.#cursor = {
        x: start.x + (end.x - start.x) * share,
        y: start.y + (end.y - start.y) * share,
      };
      await this.#page.mouse.move(this.#cursor.x, this.#cursor.y);
      await this.shoot();
    }
  }

  async press(target: Locator): Promise<void> {
    await this.moveTo(target);
    await this.#page.mouse.down();
    await this.shoot();
    await this.#page.mouse.up();
    await this.watch(0.24);
  }

  /** Selects a whole paragraph. */
  async mark(target: Locator): Promise<void> {
    await this.moveTo(target);
    await this.#page.mouse.click(this.#cursor.x, this.#cursor.y, { clickCount: 3 });
    await this.watch(0.24);
  }

  /** Zooms in on something, or back out to the whole stage without a target. */
  async frame(target: Locator | null, zoom = 1.5): Promise<void> {
    const box = (await target?.boundingBox()) ?? null;
    const end =
      box === null
        ? whole
        : { x: box.x + box.width / 2, y: box.y + box.height / 2, zoom: Math.min(zoom, fitting(box)) };
    const start = this.#view;
    for (const share of eased(8)) {
      this.#view = {
        x: start.x + (end.x - start.x) * share,
        y: start.y + (end.y - start.y) * share,
        zoom: start.zoom + (end.zoom - start.zoom) * share,
      };
      await this.shoot();
    }
  }

  #keep(picture: Buffer | null): void {
    if (picture === null) return;
    this.#count++;
    writeFileSync(join(this.#folder, `${String(this.#count).padStart(5, '0')}.png`), picture);
  }

  /** Never extends beyond the edges of the stage. */
  #clip() {
    const { x, y, zoom } = this.#view;
    if (zoom === 1) return wholePage;
    const width = stage.width / zoom;
    const height = stage.height / zoom;
    const within = (middle: number, size: number, all: number) =>
      Math.round(Math.min(Math.max(middle - size / 2, 0), all - size));
    return {
      x: within(x, width, stage.width),
      y: within(y, height, stage.height),
      width: Math.round(width),
      height: Math.round(height),
    };
  }
}

/** The highest zoom at which something fits into the picture. */
function fitting({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.max(1, Math.min(stage.width / (width + 40), stage.height / (height + 40)));
}

/** Steps of a movement that begins and ends slowly, as shares of the whole. */
function eased(steps: number): readonly number[] {
  return Array.from({ length: steps }, (_, at) => (1 - Math.cos((Math.PI * (at + 1)) / steps)) / 2);
}
