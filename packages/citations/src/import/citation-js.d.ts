declare module '@citation-js/core' {
  interface ChainOptions {
    /** Without it the kind is guessed, and an address would be fetched. */
    readonly forceType: '@biblatex/text' | '@ris/file';
    readonly generateGraph: false;
  }
  export const plugins: {
    readonly input: { chain(text: string, options: ChainOptions): unknown };
  };
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-ris';
