/** What is used of it. Its published types bring those of the browser into every program that knows Vitest. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: { readonly DOMParser: typeof DOMParser };
  }
}
