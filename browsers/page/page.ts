import type { Browser } from '../driver/browser.ts';
import { type Look, lookAt, type Part, type Pattern } from './look.ts';
import { until } from './until.ts';

type Name = string | RegExp;

const pattern = (name: Name): Pattern =>
  typeof name === 'string' ? { text: name } : { source: name.source, flags: name.flags };

const said = (name: Name | undefined) => (name === undefined ? '' : ` ${String(name)}`);

/** The page in a browser, as a user sees it. Every query waits for its result. */
export class Page {
  readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** Runs a function in the page; it only has access to its arguments. */
  async evaluate<A extends readonly unknown[], R>(
    task: (...given: A) => R | Promise<R>,
    ...given: A
  ): Promise<Awaited<R>> {
    const call = `(${String(task)})(...${JSON.stringify(given)})`;
    const answer = await this.browser.run(`return JSON.stringify(await ${call}) ?? 'null'`);
    const result: Awaited<R> = JSON.parse(answer);
    return result;
  }

  look(path: readonly Part[], isWanted: boolean): Promise<Look> {
    return this.evaluate(lookAt, path, isWanted);
  }

  role(role: string, name?: Name): Place {
    return new Place(this, []).role(role, name);
  }

  css(selector: string, has?: Name): Place {
    return new Place(this, []).css(selector, has);
  }

  text(text: Name): Place {
    return new Place(this, []).text(text);
  }

  address(): Promise<string> {
    return this.evaluate(() => location.href);
  }
}

/** Elements of a page, looked up again at each use. */
export class Place {
  readonly #page: Page;
  readonly #path: readonly Part[];
  readonly #words: string;

  constructor(page: Page, path: readonly Part[], words = '') {
    this.#page = page;
    this.#path = path;
    this.#words = words;
  }

  role(role: string, name?: Name): Place {
    const part = { by: 'role', role, name: name === undefined ? undefined : pattern(name) } as const;
    return this.#in(part, `${role}${said(name)}`);
  }

  css(selector: string, has?: Name): Place {
    const part = { by: 'css', selector, has: has === undefined ? undefined : pattern(has) } as const;
    return this.#in(part, `${selector}${said(has)}`);
  }

  text(text: Name): Place {
    return this.#in({ by: 'text', text: pattern(text) }, `text${said(text)}`);
  }

  look(): Promise<Look> {
    return this.#page.look(this.#path, false);
  }

  async click(): Promise<void> {
    let last: Look['place'] = null;
    // Nothing is pressed while it is moving.
    const resting = async () => {
      const { place, isEnabled } = await this.#page.look(this.#path, true);
      const isStill = place?.x === last?.x && place?.y === last?.y;
      last = place;
      return isStill && isEnabled ? place : null;
    };
    const place = await until(`${this.#words} can be pressed`, resting, (at) => at !== null);
    await this.#page.browser.click(place?.x ?? 0, place?.y ?? 0);
  }

  /** Replaces the existing text. */
  async fill(text: string): Promise<void> {
    await this.click();
    await this.#page.browser.press('Control+a');
    await this.#page.browser.type(text);
    await until(
      `${this.#words} holds “${text}”`,
      () => this.look(),
      ({ value }) => value === text,
    );
  }

  async isSeen(): Promise<void> {
    await until(
      `${this.#words} is seen`,
      () => this.look(),
      ({ texts }) => texts.length > 0,
    );
  }

  async isGone(): Promise<void> {
    await until(
      `${this.#words} is gone`,
      () => this.look(),
      ({ texts }) => texts.length === 0,
    );
  }

  async hasFocus(): Promise<void> {
    await until(
      `${this.#words} has the focus`,
      () => this.look(),
      ({ hasFocus }) => hasFocus,
    );
  }

  /** Waits until the text of the first one matches. */
  async says(words: RegExp): Promise<void> {
    await until(
      `${this.#words} says ${words}`,
      () => this.look(),
      ({ texts }) => words.test(texts[0] ?? ''),
    );
  }

  /** Waits until their texts are these, in order. */
  async say(texts: readonly string[]): Promise<void> {
    const wanted = JSON.stringify(texts);
    await until(
      `${this.#words} say ${wanted}`,
      () => this.look(),
      (look) => JSON.stringify(look.texts) === wanted,
    );
  }

  #in(part: Part, words: string): Place {
    return new Place(this.#page, [...this.#path, part], [this.#words, words].filter(Boolean).join(' › '));
  }
}
