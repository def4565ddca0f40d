/** One window of a browser: what a person does with it, and what the page in it can be asked. */
export interface Browser {
  /** With its version. */
  readonly name: string;
  /** The folder where downloads arrive. */
  readonly downloads: string;
  /** Until the page has loaded. */
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs the body of a function in the page; what it returns, or promises, is a string. */
  run(body: string): Promise<string>;
  /** Presses a key, with others held: `Enter`, `Shift+End`, `Control+a`. */
  press(keys: string): Promise<void>;
  /** Types letter by letter; a line break is Enter. */
  type(text: string): Promise<void>;
  /** Clicks at a place of the window, in pixels from the left and the top of the page that is seen. */
  click(x: number, y: number): Promise<void>;
  /** Gives files to the input that a selector finds, as its picker would. */
  chooseFiles(selector: string, paths: readonly string[]): Promise<void>;
  /** What is seen, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Size of the page in every browser, in pixels. */
export const pageSize = { width: 1440, height: 900 };
