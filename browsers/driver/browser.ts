/** A browser window: user input, and scripts in its page. */
export interface Browser {
  /** Includes the version. */
  readonly name: string;
  /** The folder where downloads arrive. */
  readonly downloads: string;
  /** Resolves when the page has loaded. */
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function body in the page; it must return a string or a promise of one. */
  run(body: string): Promise<string>;
  /** Presses a key while others are held: `Enter`, `Shift+End`, `Control+a`. */
  press(keys: string): Promise<void>;
  /** Types letter by letter; a line break is Enter. */
  type(text: string): Promise<void>;
  /** Clicks at a position in the window, in pixels from the left and top of the visible page. */
  click(x: number, y: number): Promise<void>;
  /** Gives files to the input that matches a selector, as its picker would. */
  chooseFiles(selector: string, paths: readonly string[]): Promise<void>;
  /** A screenshot of the window, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** The size of a page, in pixels. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** The page of somebody at a desk, in every browser. */
export const pageSize: PageSize = { width: 1440, height: 900 };

/** The page of somebody on a large phone: the window of WebKitGTK's MiniBrowser cannot be narrower. */
export const phoneSize: PageSize = { width: 448, height: 860 };
