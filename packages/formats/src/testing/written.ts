declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The document as the server would write it, in base64. */
    written: (
      fileType: string,
      title: string,
      content: unknown,
      options?: Readonly<Record<string, unknown>>,
    ) => Promise<string>;
  }
}

export {};
