// What browsers, their workers and Node all have, of which the headless packages use this much: values that carry data,
// but nothing that reaches a page, a file, a clock or the network. Every line added here is something more that a machine may do.

interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void): void;
}

declare class Blob {
  constructor(
    parts: readonly (Uint8Array<ArrayBuffer> | Blob | string)[],
    options?: { readonly type: string },
  );
  readonly size: number;
  readonly type: string;
}

declare class File extends Blob {
  constructor(
    parts: readonly (Uint8Array<ArrayBuffer> | Blob | string)[],
    name: string,
    options?: { readonly type: string },
  );
  readonly name: string;
}

declare class URL {
  static canParse(address: string): boolean;
  constructor(address: string);
  readonly hostname: string;
  readonly href: string;
  readonly pathname: string;
  readonly protocol: string;
}

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}

declare class TextDecoder {
  constructor(encoding?: string, options?: { readonly fatal: boolean });
  decode(bytes?: Uint8Array): string;
}

declare function atob(base64: string): string;

declare const crypto: {
  getRandomValues<Values extends Uint8Array | Uint32Array>(values: Values): Values;
};
