import { Page, type Place } from '../page/page.ts';
import { until } from '../page/until.ts';
import type { Servers } from '../server/servers.ts';
import type { Browser } from '../driver/browser.ts';

/** A person at a browser, and the servers that they visit. */
export class Writer {
  readonly browser: Browser;
  readonly servers: Servers;
  readonly page: Page;

  constructor(browser: Browser, servers: Servers) {
    this.browser = browser;
    this.servers = servers;
    this.page = new Page(browser);
  }

  /** The text of the open document. */
  get text(): Place {
    return this.page.css('.ProseMirror');
  }

  get dialog(): Place {
    return this.page.role('dialog');
  }

  /** Goes to a page of a server, by default the one with the built-in engine. */
  async visit(path: string, origin = this.servers.line.origin): Promise<void> {
    await this.browser.goTo(`${origin}${path}`);
  }

  /** Home, without the greeting video for first visitors. */
  async goHome(origin?: string): Promise<void> {
    await this.visit('/app/', origin);
    await this.page.role('heading', 'Pages').isSeen();
    const wasGreeted = await this.page.evaluate(() => {
      const seen = localStorage.getItem('greetingVideoCloseCount');
      localStorage.setItem('greetingVideoCloseCount', '2');
      return seen === '2';
    });
    if (wasGreeted) return;
    await this.browser.reload();
    await this.page.role('heading', 'Pages').isSeen();
  }

  /** Opens a new document, with the caret in its text. */
  async startBlank(origin?: string): Promise<void> {
    await this.goHome(origin);
    await this.press(/^(Blank|New$)/);
    await this.isOnDocument();
    await this.text.click();
    await this.text.hasFocus();
  }

  async isOnDocument(): Promise<void> {
    const isDocument = (address: string) => /\/app\/document\/[\w-]+$/.test(address);
    await until('a document is open', () => this.page.address(), isDocument);
    await this.text.isSeen();
  }

  /** Presses a button by its name. */
  press(button: string | RegExp): Promise<void> {
    return this.page.role('button', button).click();
  }

  /** Waits until elements of the document say this. */
  isWritten(selector: string, texts: readonly string[]): Promise<void> {
    return this.text.css(selector).say(texts);
  }

  /** The open document on the server, as JSON. */
  async stored(): Promise<string> {
    const id = (await this.page.address()).split('/').at(-1) ?? '';
    return this.page.evaluate(async (of) => (await fetch(`/docs/item/${of}`)).text(), id);
  }

  async isStored(text: string): Promise<void> {
    await until(
      `“${text}” is stored`,
      () => this.stored(),
      (stored) => stored.includes(text),
    );
  }
}
