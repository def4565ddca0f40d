declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'truetype';
    readonly variationAxes: { readonly wght: number };
  }

  /** A TrueType font with only the glyphs of `text`, at one position of its variation axes. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
