declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'truetype';
    readonly variationAxes: { readonly wght: number };
  }

  /** A TrueType font with the glyphs of `text` alone, at one place of its axes of variation. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
