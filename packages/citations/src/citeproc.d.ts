declare module 'citeproc' {
  interface System {
    retrieveLocale: (language: string) => string;
    retrieveItem: (id: string) => object;
  }
  interface CitationItem {
    id: string;
    locator?: string;
    label?: string;
    prefix?: string;
    suffix?: string;
  }
  interface Citation {
    citationID: string;
    citationItems: CitationItem[];
    properties: { noteIndex: number; mode?: 'composite'; infix?: string };
  }
  type Place = [citationId: string, noteIndex: number];
  interface Bibliography {
    entry_ids: string[][];
    'second-field-align'?: string | false;
    hangingindent?: boolean | number;
  }
  class Engine {
    constructor(system: System, style: string, language: string, forceLanguage: boolean);
    opt: { xclass: string; development_extensions: Record<string, boolean> };
    registry: {
      reflist: { id: string; disambig: object | false }[];
      registry: Record<string, { seq: number }>;
      uncited: Record<string, true>;
      /** Numbers the items and taints those whose number has changed. */
      renumber: () => void;
    };
    /** Citations of tainted items are formatted again. */
    tmp: { taintedItemIDs: Record<string, true> };
    updateItems(ids: string[]): void;
    updateUncitedItems(ids: string[]): void;
    rebuildProcessorState(
      citations: Citation[],
      mode: 'html',
      uncited: string[],
    ): [citationId: string, noteIndex: number, text: string][];
    processCitationCluster(
      citation: Citation,
      before: Place[],
      after: Place[],
    ): [{ bibchange: boolean }, [index: number, text: string, citationId: string][]];
    process_CitationCluster(items: readonly unknown[], citation: Citation): string;
    makeBibliography(page?: {
      page_start: string | true;
      page_length: number;
    }): false | [Bibliography, string[]];
  }
  export type { Engine };
  const citeproc: { Engine: typeof Engine };
  export default citeproc;
}
