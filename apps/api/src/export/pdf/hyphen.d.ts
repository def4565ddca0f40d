declare module 'hyphen/en/index.js' {
  export interface Hyphenator {
    /** The text with `hyphenChar` wherever a word may be hyphenated. */
    readonly hyphenateSync: (text: string, options: { readonly hyphenChar: string }) => string;
  }

  const hyphenator: Hyphenator;
  export default hyphenator;
}

declare module 'hyphen/fr/index.js' {
  import type { Hyphenator } from 'hyphen/en/index.js';

  const hyphenator: Hyphenator;
  export default hyphenator;
}

declare module 'hyphen/de/index.js' {
  import type { Hyphenator } from 'hyphen/en/index.js';

  const hyphenator: Hyphenator;
  export default hyphenator;
}

declare module 'hyphen/pt/index.js' {
  import type { Hyphenator } from 'hyphen/en/index.js';

  const hyphenator: Hyphenator;
  export default hyphenator;
}
